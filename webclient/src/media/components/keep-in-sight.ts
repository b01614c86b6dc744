/** The free space on each side of the moved element, in pixels. */
const EDGE = 8;

/**
 * How far something has to be moved sideways so that all of it is on the screen, in pixels.
 * @param left The place where it begins
 */
export function shiftIntoSight(left: number, width: number, screen: number): number {
  if (left < EDGE) return EDGE - left;
  return Math.min(screen - EDGE - (left + width), 0);
}

/**
 * Moves what stands above a button that is near an edge, until all of it is seen; also what is not
 * shown yet.
 */
export function keepInSight(element: HTMLElement | null): void {
  if (!element) return;
  const { style } = element;
  Object.assign(style, { translate: '', display: 'block' });
  const { left, width } = element.getBoundingClientRect();
  const shift = shiftIntoSight(left, width, document.documentElement.clientWidth);
  Object.assign(style, { translate: `${shift}px`, display: '' });
}
