import { useEffect } from 'react';

const uses = new Set<symbol>();

/** Keeps the page from reloading automatically while the user is in the middle of an action. */
export function usePageInUse(inUse: boolean): void {
  useEffect(() => {
    if (!inUse) return undefined;
    const use = Symbol('use');
    uses.add(use);
    return () => void uses.delete(use);
  }, [inUse]);
}

const touched = new Set<Element>();
let lastTouch = performance.now();

const note = () => {
  lastTouch = performance.now();
};
for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
  document.addEventListener(type, note, { capture: true, passive: true });
}
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Element) touched.add(target);
  },
  { capture: true },
);

const holdsSomething = (field: Element): boolean =>
  !('value' in field) || (field as HTMLInputElement).value !== '';

/** True if the user typed or chose a value on this page that a reload would lose. */
export function hasTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(holdsSomething);
}

/**
 * Tells whether the page can reload without a loss: unused, and untouched for so long, in
 * milliseconds.
 */
export function isPageIdle(forMs: number): boolean {
  return uses.size === 0 && !hasTyped() && performance.now() - lastTouch >= forMs;
}
