import type { Box, SeenPaper } from '@foyer/contracts/board';
import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';

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

/** A page as it is seen: of what is cropped, the part that is on its paper. */
export function seenPaper(page: PDFPage): SeenPaper {
  const [media, crop] = [cornersOf(page.getMediaBox()), cornersOf(page.getCropBox())];
  const [low, high] = [Math.max, Math.min];
  const seen: Box = [
    ...([low(media[0], crop[0]), low(media[1], crop[1])] as const),
    ...([high(media[2], crop[2]), high(media[3], crop[3])] as const),
  ];
  const isEmpty = seen[0] >= seen[2] || seen[1] >= seen[3];
  return { paper: isEmpty ? media : seen, ...WAYS[turnOf(page)] };
}

/** How many points a unit of a page is. */
export function unitOf(page: PDFPage): number {
  const unit = page.node.lookup(PDFName.of('UserUnit'));
  return unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1;
}

const cornersOf = ({ x, y, width, height }: ReturnType<PDFPage['getCropBox']>): Box => [
  ...([x, y] as const),
  ...([x + width, y + height] as const),
];

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
