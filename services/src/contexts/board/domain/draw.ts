import {
  BLANK_PAGES_MAX,
  BOARD_MARKS_MAX,
  XFDF_MAX,
  type BoardEvent,
} from '@foyer/contracts/board';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { layerOf, type Board, type Layer } from './board.js';
import { placeWith, type PlaceOnBoard } from './place.js';
import { heldBecause } from './signing.js';

/** Of the longest XFDF, what stands around the annotations. */
const AROUND = 1_000;
/** The largest number of changes of a board: each is an event that is kept permanently. */
const CHANGES_MAX = 50_000;

/** A mark in its new state. */
export interface NewMark {
  readonly name: string;
  readonly page: number;
  /** Its annotation in XFDF. */
  readonly annotation: string;
}

/** How a change was taken. */
export interface Drawn {
  readonly version: number;
  /** Marks that another person has erased meanwhile. */
  readonly refused: readonly string[];
}

interface Change {
  readonly boardId: string;
  readonly documentId: string | null;
}

/**
 * Puts marks on a document, or changes them; the last change decides about a mark. An erased mark
 * stays erased, except for the person who has erased it.
 */
export function drawMarks(
  board: Board,
  { place, marks, ...on }: Change & { place: PlaceOnBoard; marks: readonly NewMark[] },
): Decision<readonly BoardEvent[], Drawn> {
  const found = placeWith(place, 'mayDraw');
  if (found.type === 'rejected') return found;
  const { personId, mayLead } = found.place;
  const held = heldBecause(board.signings, on.documentId);
  if (held) return rejected(held);
  const isBehind = ({ page }: NewMark) => page >= BLANK_PAGES_MAX;
  if (on.documentId === null && marks.some(isBehind)) return rejected('PAGE_NOT_FOUND');
  const layer = layerOf(board, on.documentId);
  const authorOf = ({ name }: NewMark) =>
    layer.marks[name]?.authorId ?? layer.erased[name]?.authorId ?? personId;
  const isErased = ({ name }: NewMark) => (layer.erased[name]?.by ?? personId) !== personId;
  const kept = [...new Map(marks.map((one) => [one.name, one])).values()];
  const taken = kept.filter((one) => !isErased(one));
  if (!mayLead && taken.some((one) => authorOf(one) !== personId)) return rejected('FORBIDDEN');
  if (board.version >= CHANGES_MAX || !hasRoom(layer, taken)) return rejected('BOARD_FULL');
  const authors = [...new Set(taken.map(authorOf))];
  const events = authors.map((authorId): BoardEvent => {
    const own = taken.filter((one) => authorOf(one) === authorId);
    const sizes = own.map(({ name, page, annotation: { length: size } }) => ({ name, page, size }));
    const annotations = own.map(({ annotation }) => annotation);
    const data = { ...on, authorId, by: personId, sizes, annotations };
    return { type: 'BoardMarksDrawn', data };
  });
  const refused = kept.filter(isErased).map(({ name }) => name);
  return accepted(events, { version: board.version + events.length, refused });
}

/**
 * Erases marks: the person's own, or any if the person leads. Marks that are gone already change
 * nothing.
 */
export function eraseMarks(
  board: Board,
  { place, names, ...on }: Change & { place: PlaceOnBoard; names: readonly string[] },
): Decision<readonly BoardEvent[], Drawn> {
  const found = placeWith(place, 'mayDraw');
  if (found.type === 'rejected') return found;
  const { personId, mayLead } = found.place;
  const held = heldBecause(board.signings, on.documentId);
  if (held) return rejected(held);
  const { marks } = layerOf(board, on.documentId);
  const there = [...new Set(names)].filter((name) => Object.hasOwn(marks, name));
  const areOwn = there.every((name) => marks[name]?.authorId === personId);
  if (!mayLead && !areOwn) return rejected('FORBIDDEN');
  const { version } = board;
  if (there.length === 0) return accepted([], { version, refused: [] });
  const data = { ...on, names: there, by: personId };
  return accepted([{ type: 'BoardMarksErased', data }], { version: version + 1, refused: [] });
}

function hasRoom({ marks }: Layer, added: readonly NewMark[]): boolean {
  const sizes = new Map(Object.entries(marks).map(([name, { size }]) => [name, size]));
  for (const { name, annotation } of added) sizes.set(name, annotation.length);
  const characters = [...sizes.values()].reduce((sum, size) => sum + size, AROUND);
  return sizes.size <= BOARD_MARKS_MAX && characters <= XFDF_MAX;
}
