import type { Box, SeenPaper } from '@foyer/contracts/board';
import type { PDFPage } from '@cantoo/pdf-lib';

export type Turn = 0 | 90 | 180 | 270;

/** How far a page is turned when it is shown. */
export function turnOf(page: PDFPage): Turn {
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
}

/** Ways on a page as it is seen, by its turn. */
const WAYS = {
  0: { right: [1, 0], down: [0, -1] },
  90: { right: [0, 1], down: [1, 0] },
  180: { right: [-1, 0], down: [0, 1] },
  270: { right: [0, -1], down: [-1, 0] },
} as const;

/** A page as it is seen. */
export function seenPaper(page: PDFPage): SeenPaper {
  const { x, y, width, height } = page.getCropBox();
  return { paper: [x, y, x + width, y + height], ...WAYS[turnOf(page)] };
}

/** A box with more room below it, as it is seen. */
export function withRoomBelow([left, bottom, right, top]: Box, room: number, turn: Turn): Box {
  const more: Readonly<Record<Turn, Box>> = {
    0: [left, bottom - room, right, top],
    90: [left, bottom, right + room, top],
    180: [left, bottom, right, top + room],
    270: [left - room, bottom, right, top],
  };
  return more[turn];
}
