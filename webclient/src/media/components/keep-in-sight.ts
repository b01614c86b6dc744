/** The free space on each side of the moved element, in pixels. */
const EDGE = 8;
/** A panel that is lower than this shows too little of its content, in pixels. */
const LOWEST = 120;

/**
 * How far something has to be moved sideways so that all of it is in sight, in pixels.
 * @param left The place where it begins, counted from the left edge of what is seen
 * @param room The width of what is seen
 */
export function shiftIntoSight(left: number, width: number, room: number): number {
  if (left < EDGE || width > room - 2 * EDGE) return EDGE - left;
  return Math.min(room - EDGE - (left + width), 0);
}

/** The part of the screen that is seen around an element: the stage cuts off what is outside. */
function sightAround(element: HTMLElement): Pick<DOMRect, 'left' | 'right' | 'top'> {
  const stage = element.closest<HTMLElement>('[role=toolbar]')?.offsetParent;
  const { clientWidth } = document.documentElement;
  const { left, right, top } = stage?.getBoundingClientRect() ?? {
    left: 0,
    right: clientWidth,
    top: 0,
  };
  return { left: Math.max(left, 0), right: Math.min(right, clientWidth), top: Math.max(top, 0) };
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
  const sight = sightAround(element);
  const shift = shiftIntoSight(left - sight.left, width, sight.right - sight.left);
  Object.assign(style, { translate: `${shift}px`, display: '' });
}

/**
 * Keeps an open panel above the controls in sight, also while the window changes its size.
 * @returns lets go of it.
 */
export function keepPanelInSight(panel: HTMLElement): () => void {
  const look = () => {
    keepInSight(panel);
    const room = panel.getBoundingClientRect().bottom - sightAround(panel).top - EDGE;
    panel.style.maxHeight = `${Math.max(LOWEST, room)}px`;
  };
  look();
  globalThis.addEventListener('resize', look);
  return () => {
    globalThis.removeEventListener('resize', look);
    Object.assign(panel.style, { maxHeight: '', translate: '' });
  };
}
