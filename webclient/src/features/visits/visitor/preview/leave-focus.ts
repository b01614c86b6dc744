/**
 * Leaves the focus to the form beside a preview: steps take it when they come, which would end what is being typed.
 * @returns what ends it
 */
export function leaveFocus(): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  if (own === undefined) return () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'focus', { ...own, value: () => undefined });
  return () => Object.defineProperty(HTMLElement.prototype, 'focus', own);
}
