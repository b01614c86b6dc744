import type { BoardEvent } from '@foyer/contracts/board';

import { specify } from '#platform/testing/decider-specification.js';
import { emptyBoard, evolveBoard } from '../domain/board.js';
import type { Place } from '../domain/place.js';

const id = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Those of histories. */
export const ids = { board: id(1), document: id(2), ada: id(11), vic: id(12) };

/** An agent, who leads; a visitor, who draws; and a person who only looks. */
export const places = {
  ada: { personId: ids.ada, mayDraw: true, mayLead: true, mayRequest: true },
  vic: { personId: ids.vic, mayDraw: true, mayLead: false, mayRequest: false },
  eve: { personId: id(13), mayDraw: false, mayLead: false, mayRequest: false },
} as const satisfies Readonly<Record<string, Place>>;

const on = { boardId: ids.board, documentId: null };
export const drawn = (by: string, ...names: readonly string[]): BoardEvent => ({
  type: 'BoardMarksDrawn',
  data: {
    ...on,
    ...{ authorId: by, by, annotations: names.map((name) => `<${name}/>`) },
    sizes: names.map((name) => ({ name, page: 0, size: name.length + 3 })),
  },
});
export const erased = (by: string, ...names: readonly string[]): BoardEvent => ({
  type: 'BoardMarksErased',
  data: { ...on, by, names: [...names] },
});

const deciders = specify({ board: { initial: emptyBoard, evolve: evolveBoard } });
/** Deciders of the board over its stream. */
export const given = (...board: readonly BoardEvent[]) => deciders.given({ board });
