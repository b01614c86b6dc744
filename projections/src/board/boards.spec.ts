import { test } from '@jest/globals';

import { describeProjection } from '../testing/index.js';
import type { BoardViewEvent } from './boards.evolve.js';
import { board } from './boards.js';

const id = (n: number) => `019b0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [boardId, documentId, ada, vic] = [id(1), id(2), id(3), id(4)];
const on = { boardId, documentId: null };

const drawn = (
  authorId: string,
  name: string,
  annotations: string[] | null = [`<${name}/>`],
): BoardViewEvent => ({
  type: 'BoardMarksDrawn',
  data: { ...on, authorId, by: ada, sizes: [{ name, page: 1, size: 4 }], annotations },
});
const shown = (name: string, authorId: string, order: number, annotation = `<${name}/>`) => ({
  _id: `${boardId}/blank/${name}`,
  ...on,
  ...{ name, authorId, page: 1, annotation, order },
});

describeProjection<BoardViewEvent>(board, (given) => {
  test('shows what was drawn; what changes stays where it lies', () =>
    given(drawn(ada, 'm'), drawn(vic, 'n'), drawn(ada, 'm', ['<new/>'])).thenDocuments(
      'boardMarks',
      [shown('m', ada, 1000, '<new/>'), shown('n', vic, 2000)],
    ));

  test('shows nothing of what was erased, and none of those who were forgotten', () =>
    given(
      drawn(ada, 'm'),
      drawn(vic, 'n'),
      { type: 'BoardMarksErased', data: { ...on, names: ['m'], by: ada } },
      { type: 'PersonForgotten', data: { personId: vic, kind: 'visitor' } },
      drawn(vic, 'o', null),
    ).thenDocuments('boardMarks', []));

  test('counts every change, and begins each document at its first page', () =>
    given(
      { type: 'BoardPageTurned', data: { boardId, pageNumber: 3, by: ada } },
      { type: 'BoardZoomed', data: { boardId, zoomTo: 2, by: ada } },
      { type: 'BoardDocumentShown', data: { boardId, documentId, by: ada } },
      drawn(ada, 'm'),
    ).thenDocuments('boards', [
      { _id: boardId, documentId, pageNumber: 1, zoomTo: 1, version: 4 },
    ]));
});
