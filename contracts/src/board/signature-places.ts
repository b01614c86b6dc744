import { SIGNATURE_FIELD } from './signature.js';
import type { Box, Point } from './xfdf/index.js';

/** A page as it is seen: its paper in points, and the ways to the right and down on it. */
export interface SeenPaper {
  readonly paper: Box;
  readonly right: Point;
  readonly down: Point;
}

/** Below the line of a usual field stands who signed, and when; in points. */
const CAPTION = 12;
/** The shorter side of A4: on larger paper a signature grows along. */
const USUAL_SIDE = 595;

/** How much larger than usual a field is on paper of this size, as it is seen. */
export const fieldScale = (width: number, height: number): number =>
  Math.max(1, Math.min(width, height) / USUAL_SIDE);

/** Width and height of a box as they are seen. */
export function seenSize([left, bottom, right, top]: Box, page: Pick<SeenPaper, 'right'>) {
  const [across, up] = [right - left, top - bottom];
  const isUpright = Math.abs(page.right[0]) > Math.abs(page.right[1]);
  return isUpright ? { width: across, height: up } : { width: up, height: across };
}

/** Room of a caption below a field: it is as large in proportion as the field. */
export const captionOf = (box: Box, page: SeenPaper): number =>
  (CAPTION * seenSize(box, page).width) / SIGNATURE_FIELD.width;

/** A box moved to the right and down, as its page is seen. */
export function boxMoved(
  [left, bottom, right, top]: Box,
  [across, down]: Point,
  page: Pick<SeenPaper, 'right' | 'down'>,
): Box {
  const x = across * page.right[0] + down * page.down[0];
  const y = across * page.right[1] + down * page.down[1];
  return [left + x, bottom + y, right + x, top + y];
}

/** Steps down first, then up, then into the next columns. */
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];
const COLUMNS = [0, 1, -1, 2, -2];

/**
 * The place of one of several signatures: below the first as it is seen, or wherever the page has
 * room.
 */
export function placeOfNext(box: Box, before: number, page: SeenPaper): Box {
  if (before === 0) return box;
  const { width, height } = seenSize(box, page);
  const room = 2 * captionOf(box, page);
  const [pageLeft, pageBottom, pageRight, pageTop] = page.paper;
  const fits = ([left, bottom, right, top]: Box) =>
    left >= pageLeft && bottom >= pageBottom && right <= pageRight && top <= pageTop;
  const places = COLUMNS.flatMap((column) =>
    STEPS.map((step) => boxMoved(box, [column * (width + room), step * (height + room)], page)),
  );
  // The first of them is its own place.
  return places.slice(1).filter(fits)[before - 1] ?? places[before] ?? box;
}
