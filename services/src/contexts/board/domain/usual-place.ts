import {
  captionOf,
  fieldScale,
  SIGNATURE_FIELD,
  seenSize,
  type Box,
  type Point,
  type SeenPaper,
} from '@foyer/contracts/board';

/** A page of a document that can be signed. */
export interface DocumentPage extends SeenPaper {
  /** How many points a unit of its boxes is. */
  readonly unit: number;
}

/** On paper of the usual size, in points: as far from its edges, and as high. */
const MARGIN = 60;
const HEIGHT = 80;
const UPRIGHT: SeenPaper = { paper: [0, 0, 0, 0], right: [1, 0], down: [0, -1] };
const CAPTION = captionOf([0, 0, SIGNATURE_FIELD.width, HEIGHT], UPRIGHT);

/**
 * Low on the left of a page as it is seen, upright and with its caption within the page. It grows
 * with large paper as every field does, and is smaller only where the page has no room for it.
 */
export function usualPlace(page: DocumentPage): Box {
  const { width, height } = seenSize(page.paper, page);
  const scale = Math.min(
    fieldScale(width * page.unit, height * page.unit) / page.unit,
    width / SIGNATURE_FIELD.width,
    height / (HEIGHT + CAPTION),
  );
  const [across, up, below] = [SIGNATURE_FIELD.width * scale, HEIGHT * scale, CAPTION * scale];
  const left = Math.min(MARGIN * scale, (width - across) / 2);
  const bottom = Math.min(MARGIN * scale, (height - up - below) / 2 + below);
  const [x, y] = pointOf(page, left, bottom);
  const [otherX, otherY] = pointOf(page, left + across, bottom + up);
  return [Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY)];
}

/** A point of a page, counted from its lower left corner as it is seen. */
function pointOf({ paper, right, down }: SeenPaper, across: number, up: number): Point {
  const on = (axis: 0 | 1) => {
    const start = right[axis] - down[axis] > 0 ? paper[axis] : paper[(axis + 2) as 2 | 3];
    return start + right[axis] * across - down[axis] * up;
  };
  return [on(0), on(1)];
}
