/** Keeps moving the mouse of a participant, as a person moves it before pressing a control. */
export const HAND = `setInterval(() => {
  const stage = document.querySelector('[data-testid=call-stage]');
  stage?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
}, 500)`;
