import { BLANK_PAGES_MAX, BOARD_MARKS_MAX, XFDF_MAX } from '@foyer/contracts/board';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { onBoard } from './on-board.js';
import { drawn, erased, given, ids, places } from '../testing/board-histories.js';
import { emptyBoard, evolveBoard, layerOf, type Board } from './board.js';
import { drawMarks, eraseMarks } from './draw.js';
import type { PlaceOnBoard } from './place.js';

const { ada, vic } = ids;
const on = { boardId: ids.board, documentId: null };
const mark = (name: string, annotation = `<${name}/>`) => ({ name, page: 0, annotation });
const draws = (place: PlaceOnBoard, ...names: readonly string[]) => {
  const marks = names.map((name) => mark(name));
  return ({ board }: { board: Board }) => onBoard(drawMarks(board, { ...on, place, marks }));
};
const erases = (place: PlaceOnBoard, ...names: readonly string[]) => {
  return ({ board }: { board: Board }) => onBoard(eraseMarks(board, { ...on, place, names }));
};

describe('a mark', () => {
  test('given an empty board, when a person draws, then the mark is theirs', () =>
    void given()
      .when(draws(places.vic, 'm'))
      .then({ board: [drawn(vic, 'm')] })
      .answering({ version: 1, refused: [] }));

  test('given a mark, when another draws, then both are there', () =>
    void given(drawn(vic, 'm'))
      .when(draws(places.ada, 'n'))
      .then({ board: [drawn(ada, 'n')] }));

  test('given another’s, when a visitor changes or erases it, then that is refused', () => {
    given(drawn(ada, 'm')).when(draws(places.vic, 'm')).thenRejected('FORBIDDEN');
    given(drawn(ada, 'm')).when(erases(places.vic, 'm')).thenRejected('FORBIDDEN');
  });

  test('given another’s, when who leads changes it, then it stays its author’s', () =>
    void given(drawn(vic, 'm'))
      .when(draws(places.ada, 'm', 'n'))
      .then({
        board: [
          { ...drawn(vic, 'm'), data: { ...drawn(vic, 'm').data, by: ada } } as never,
          drawn(ada, 'n'),
        ],
      }));

  test('given an erased one, when another person still changes it, then it stays erased', () =>
    void given(drawn(vic, 'm'), erased(ada, 'm'))
      .when(draws(places.vic, 'm'))
      .thenNothing()
      .answering({ version: 2, refused: ['m'] }));

  test('given an erased one, when who erased it takes that back, then it is its author’s again', () =>
    void given(drawn(vic, 'm'), erased(ada, 'm'))
      .when(draws(places.ada, 'm'))
      .then({
        board: [{ ...drawn(vic, 'm'), data: { ...drawn(vic, 'm').data, by: ada } } as never],
      }));

  test('given one that is erased already, when it is erased, then nothing happens', () =>
    void given(drawn(vic, 'm'), erased(vic, 'm')).when(erases(places.vic, 'm')).thenNothing());

  test('given a board, when a person draws who only looks or sees nothing, then that is refused', () => {
    given().when(draws(places.eve, 'm')).thenRejected('BOARD_READ_ONLY');
    given().when(draws(null, 'm')).thenRejected('BOARD_NOT_FOUND');
    given(drawn(vic, 'm')).when(erases(places.eve, 'm')).thenRejected('BOARD_READ_ONLY');
  });

  test('given blank pages, when something is drawn behind the last that there can be, then that is refused', () => {
    const behind = [{ ...mark('m'), page: BLANK_PAGES_MAX }];
    const draw = (documentId: string | null) => {
      const of = { boardId: ids.board, documentId, place: places.ada, marks: behind };
      return given().when(({ board }) => onBoard(drawMarks(board, of)));
    };
    draw(null).thenRejected('PAGE_NOT_FOUND');
    draw(ids.document).answering({ version: 1, refused: [] });
  });

  test('given a full document, when more is drawn, then that is refused, and changes are not', () => {
    const all = Array.from({ length: BOARD_MARKS_MAX }, (_, at) => `m${at}`);
    given(drawn(ada, ...all))
      .when(draws(places.ada, 'n'))
      .thenRejected('BOARD_FULL');
    given(drawn(ada, ...all))
      .when(draws(places.ada, 'm1'))
      .then({ board: [drawn(ada, 'm1')] });
    const long = [mark('m', 'x'.repeat(XFDF_MAX))];
    given()
      .when(({ board }) => onBoard(drawMarks(board, { ...on, place: places.ada, marks: long })))
      .thenRejected('BOARD_FULL');
  });
});

test('lets only a leader change the drawings of others, and keeps a mark erased that another person erased', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd');
  const who = fc.constantFrom(places.ada, places.vic);
  const act = fc.record({ who, name: names, erases: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let board = emptyBoard;
      for (const { who: place, name, erases: isErasing } of acts) {
        const before = layerOf(board, null);
        const decided = isErasing
          ? eraseMarks(board, { ...on, place, names: [name] })
          : drawMarks(board, { ...on, place, marks: [mark(name)] });
        const events = decided.type === 'accepted' ? decided.events : [];
        board = events.reduce((folded, event) => evolveBoard(folded, event), board);
        const after = layerOf(board, null);
        if (!place.mayLead && before.marks[name]?.authorId === ada) {
          expect(after.marks[name]).toEqual(before.marks[name]);
        }
        const erasedBy = before.erased[name]?.by;
        if (erasedBy !== undefined && erasedBy !== place.personId) {
          expect(after.marks[name]).toBeUndefined();
        }
        expect(board.version).toBeGreaterThanOrEqual(events.length);
      }
    }),
  );
});
