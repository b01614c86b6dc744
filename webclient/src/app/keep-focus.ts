const canHold = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 || element.hasAttribute('tabindex');

/** Frames in which a dialog or a step that follows may take the focus itself. */
const FRAMES = 2;

/**
 * Keeps the focus on the page. A control that goes with its focus would leave it to the body: the
 * user of a keyboard or a screen reader would begin at the top again.
 * @returns What ends it
 */
export function keepFocus(): () => void {
  let path: readonly HTMLElement[] = [];
  let frame = 0;
  const isLost = () => path[0]?.isConnected === false && document.activeElement === document.body;
  const find = (): HTMLElement | null | undefined =>
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ??
    path.find((element) => element.isConnected && canHold(element)) ??
    document.querySelector('main');
  const giveBack = (left: number) => {
    if (!isLost()) return;
    if (left > 0) {
      frame = requestAnimationFrame(() => giveBack(left - 1));
      return;
    }
    const target = find();
    if (!target) return;
    if (!canHold(target)) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const follow = () => {
    const all: HTMLElement[] = [];
    let at = document.activeElement as HTMLElement | null;
    for (; at && at !== document.body; at = at.parentElement) all.push(at);
    if (all.length > 0) path = all;
  };
  follow();
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    giveBack(FRAMES);
  });
  document.addEventListener('focusin', follow);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
