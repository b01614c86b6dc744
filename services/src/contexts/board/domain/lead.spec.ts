import type { BoardEvent } from '@foyer/contracts/board';
import { describe, test } from '@jest/globals';

import { onBoard } from './on-board.js';
import { given, ids, places } from '../testing/board-histories.js';
import { showDocument, turnPage, zoom } from './lead.js';

const { board: boardId, document: documentId, ada } = ids;
const shown: BoardEvent = { type: 'BoardDocumentShown', data: { boardId, documentId, by: ada } };
const turned: BoardEvent = { type: 'BoardPageTurned', data: { boardId, pageNumber: 2, by: ada } };
const zoomed: BoardEvent = { type: 'BoardZoomed', data: { boardId, zoomTo: 2, by: ada } };
const { ada: leads, vic } = places;

describe('the presenter', () => {
  test('shows a document of the call, from its first page', () => {
    given(turned, zoomed)
      .when(({ board }) =>
        onBoard(showDocument(board, { boardId, documentId, isShowable: true, place: leads })),
      )
      .then({ board: [shown] });
    given(turned, shown)
      .when(({ board }) => onBoard(turnPage(board, { boardId, pageNumber: 1, place: leads })))
      .thenNothing();
  });

  test('shows none that is not the call’s, or cannot be drawn on', () =>
    void given()
      .when(({ board }) =>
        onBoard(showDocument(board, { boardId, documentId, isShowable: false, place: leads })),
      )
      .thenRejected('DOCUMENT_NOT_FOUND'));

  test('turns the page and zooms for all, once', () => {
    given()
      .when(({ board }) => onBoard(turnPage(board, { boardId, pageNumber: 2, place: leads })))
      .then({ board: [turned] });
    given(turned)
      .when(({ board }) => onBoard(turnPage(board, { boardId, pageNumber: 2, place: leads })))
      .thenNothing();
    given()
      .when(({ board }) => onBoard(zoom(board, { boardId, zoomTo: 2, place: leads })))
      .then({ board: [zoomed] });
  });

  test('limits the number of blank pages', () =>
    void given()
      .when(({ board }) => onBoard(turnPage(board, { boardId, pageNumber: 51, place: leads })))
      .thenRejected('PAGE_NOT_FOUND'));
});

test('refuses to let a person lead who may only draw, and hides the board from strangers', () => {
  for (const [place, code] of [
    [vic, 'BOARD_READ_ONLY'],
    [null, 'BOARD_NOT_FOUND'],
  ] as const) {
    given()
      .when(({ board }) =>
        onBoard(showDocument(board, { boardId, documentId, isShowable: true, place })),
      )
      .thenRejected(code);
    given()
      .when(({ board }) => onBoard(turnPage(board, { boardId, pageNumber: 2, place })))
      .thenRejected(code);
    given()
      .when(({ board }) => onBoard(zoom(board, { boardId, zoomTo: 2, place })))
      .thenRejected(code);
  }
});
