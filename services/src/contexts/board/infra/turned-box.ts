import type { PDFPage } from '@cantoo/pdf-lib';

export type Turn = 0 | 90 | 180 | 270;
export type PlainBox = readonly [left: number, bottom: number, right: number, top: number];

/** How far a page is turned when it is shown. */
export function turnOf(page: PDFPage): Turn {
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
}

/** Width and height of a box as it is seen on a page that is turned. */
export function seenSize([left, bottom, right, top]: PlainBox, turn: Turn) {
  const [across, up] = [right - left, top - bottom];
  return turn % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}

/** A box with more room below it, as it is seen. */
export function withRoomBelow([left, bottom, right, top]: PlainBox, room: number, turn: Turn) {
  const more: Readonly<Record<Turn, PlainBox>> = {
    0: [left, bottom - room, right, top],
    90: [left, bottom, right + room, top],
    180: [left, bottom, right, top + room],
    270: [left - room, bottom, right, top],
  };
  return more[turn];
}

/** Steps down first, then up, then into the next columns. */
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];
const COLUMNS = [0, 1, -1, 2, -2];

/** The place of one of several signatures: below the first as it is seen, or wherever the page has room. */
export function placeOfNext(box: PlainBox, before: number, page: PDFPage, room: number): PlainBox {
  if (before === 0) return box;
  const turn = turnOf(page);
  const { width, height } = seenSize(box, turn);
  const paper = page.getCropBox();
  const fits = ([left, bottom, right, top]: PlainBox) =>
    left >= paper.x &&
    bottom >= paper.y &&
    right <= paper.x + paper.width &&
    top <= paper.y + paper.height;
  const places = COLUMNS.flatMap((column) =>
    STEPS.map((step) => moved(box, [column * (width + room), step * (height + room)], turn)),
  );
  // The first of them is its own place.
  return places.slice(1).filter(fits)[before - 1] ?? places[before] ?? box;
}

/** A box moved to the right and down, as its page is seen. */
function moved(
  [left, bottom, right, top]: PlainBox,
  [across, down]: readonly [number, number],
  turn: Turn,
): PlainBox {
  const by: Readonly<Record<Turn, readonly [number, number]>> = {
    0: [across, -down],
    90: [down, across],
    180: [-across, down],
    270: [-down, -across],
  };
  const [x, y] = by[turn];
  return [left + x, bottom + y, right + x, top + y];
}
