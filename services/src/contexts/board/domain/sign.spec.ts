import type { BoardEvent } from '@foyer/contracts/board';
import { describe, test } from '@jest/globals';

import { onBoard } from './on-board.js';
import { given, ids, places } from '../testing/board-histories.js';
import type { Board } from './board.js';
import { drawMarks, eraseMarks } from './draw.js';
import type { PlaceOnBoard } from './place.js';
import { chooseSigners, moveSigning, requestSignature, signDocument } from './sign.js';

const { board: boardId, document: documentId, ada, vic } = ids;
const of = { boardId, documentId };
const at = { page: 0, box: [0, 0, 220, 80] as [number, number, number, number] };
const signed = {
  ...{ signedDocumentId: ids.board, documentHash: 'h', signedHash: 's' },
  ...({ method: 'drawn', capacity: 'visitor' } as const),
};

const chosen: BoardEvent = {
  type: 'BoardSignersChosen',
  data: { ...of, signerIds: [vic], by: ada },
};
const asked: BoardEvent = { type: 'BoardSignatureRequested', data: { ...of, place: at, by: ada } };
const cancelled: BoardEvent = { type: 'BoardSignatureCancelled', data: { ...of, by: ada } };
const moved = (step: 'STARTING' | 'SIGNING'): BoardEvent => ({
  type: 'BoardSigningMoved',
  data: { ...of, step, by: vic },
});
const done: BoardEvent = {
  type: 'BoardDocumentSigned',
  data: { ...of, ...signed, by: vic, requestedBy: ada },
};

interface States {
  readonly board: Board;
}
const choose = (place: PlaceOnBoard, ...signerIds: readonly string[]) => {
  const present = new Set([ada, vic]);
  return ({ board }: States) => onBoard(chooseSigners(board, { ...of, place, signerIds, present }));
};
const request = (place: PlaceOnBoard, isSignable = true, where = at) => {
  const page = { paper: [0, 0, 595, 842], right: [1, 0], down: [0, -1], unit: 1 } as const;
  const pages = isSignable ? [page] : null;
  return ({ board }: States) =>
    onBoard(requestSignature(board, { ...of, place, at: where, pages }));
};
const move = (
  place: PlaceOnBoard,
  status: 'STARTING' | 'SIGNING' | 'CANCELLED',
  ...present: readonly string[]
) => {
  const there = new Set(present.length > 0 ? present : [ada, vic]);
  return ({ board }: States) =>
    onBoard(moveSigning(board, { ...of, place, status, present: there }));
};
const sign = (place: PlaceOnBoard) => {
  return ({ board }: States) => onBoard(signDocument(board, { ...of, place, signed }));
};

describe('a signature', () => {
  test('is asked for by staff who may, of those who are there', () => {
    given()
      .when(choose(places.ada, vic))
      .then({ board: [chosen] });
    given(chosen).when(choose(places.ada, vic)).thenNothing();
    given().when(choose(places.ada, boardId)).thenRejected('PERSON_NOT_FOUND');
    given().when(choose(places.vic, vic)).thenRejected('BOARD_READ_ONLY');
    given(chosen)
      .when(request(places.ada))
      .then({ board: [asked] });
    given(chosen).when(request(places.vic)).thenRejected('BOARD_READ_ONLY');
    given(chosen).when(request(places.ada, false)).thenRejected('DOCUMENT_NOT_FOUND');
    given().when(request(places.ada)).thenRejected('INVALID_INPUT');
    given(chosen)
      .when(request(places.ada, true, { ...at, page: 1 }))
      .thenRejected('SIGNATURE_PLACE_INVALID');
  });

  test('once asked for, is withdrawn and changed by who asked alone, as long as they are there', () => {
    const bob = { ...places.ada, personId: boardId };
    const after = given(chosen, asked);
    after.when(choose(bob, ada)).thenRejected('DOCUMENT_BEING_SIGNED');
    after.when(request(bob)).thenRejected('DOCUMENT_BEING_SIGNED');
    after.when(move(bob, 'CANCELLED')).thenRejected('NOT_ASKED_TO_SIGN');
    after
      .when(choose(places.ada, ada))
      .then({ board: [{ ...chosen, data: { ...of, signerIds: [ada], by: ada } }] as never });
    after
      .when(move(bob, 'CANCELLED', vic))
      .then({ board: [{ type: 'BoardSignatureCancelled', data: { ...of, by: boardId } }] });
    after.when(move(places.eve, 'CANCELLED', vic)).thenRejected('NOT_ASKED_TO_SIGN');
    given(chosen, asked, cancelled)
      .when(choose(bob, ada))
      .then({ board: [{ ...chosen, data: { ...of, signerIds: [ada], by: boardId } }] as never });
  });

  test('holds what is drawn from when it is asked for until it ends', () => {
    const marks = [{ name: 'm', page: 0, annotation: '<m/>' }];
    const draws = ({ board }: States) =>
      onBoard(drawMarks(board, { ...of, place: places.ada, marks }));
    const erases = ({ board }: States) =>
      onBoard(eraseMarks(board, { ...of, place: places.ada, names: ['m'] }));
    for (const steps of [[], [moved('STARTING')], [moved('STARTING'), moved('SIGNING')]]) {
      const during = given(chosen, asked, ...steps);
      during.when(draws).thenRejected('DOCUMENT_BEING_SIGNED');
      during.when(erases).thenRejected('DOCUMENT_BEING_SIGNED');
    }
    given(chosen, asked, cancelled).when(erases).thenNothing();
    given(chosen).when(erases).thenNothing();
    given(chosen, asked)
      .when(({ board }) =>
        onBoard(eraseMarks(board, { ...of, documentId: null, place: places.ada, names: ['m'] })),
      )
      .thenNothing();
  });

  test('is given by those alone who were asked', () => {
    given(chosen, asked)
      .when(sign(places.vic))
      .then({ board: [done] });
    given(chosen, asked).when(sign(places.ada)).thenRejected('NOT_ASKED_TO_SIGN');
    given(chosen).when(sign(places.vic)).thenRejected('NOT_ASKED_TO_SIGN');
    given(chosen, asked, cancelled).when(sign(places.vic)).thenRejected('NOT_ASKED_TO_SIGN');
    given(chosen, asked).when(sign(null)).thenRejected('BOARD_NOT_FOUND');
  });

  test('continues step by step, is declined by a person who was asked, and withdrawn by the person who asked', () => {
    given(chosen, asked)
      .when(move(places.vic, 'STARTING'))
      .then({ board: [moved('STARTING')] });
    given(chosen, asked, moved('STARTING'))
      .when(move(places.vic, 'SIGNING'))
      .then({ board: [moved('SIGNING')] });
    given(chosen, asked).when(move(places.ada, 'SIGNING')).thenRejected('NOT_ASKED_TO_SIGN');
    given(chosen, asked)
      .when(move(places.ada, 'CANCELLED'))
      .then({ board: [cancelled] });
    given(chosen, asked)
      .when(move(places.vic, 'CANCELLED'))
      .then({ board: [{ type: 'BoardSignatureCancelled', data: { ...of, by: vic } }] });
    given(chosen, asked).when(move(places.eve, 'CANCELLED')).thenRejected('NOT_ASKED_TO_SIGN');
  });

  describe('of several', () => {
    const eve = { ...places.eve };
    const both: BoardEvent = {
      type: 'BoardSignersChosen',
      data: { ...of, signerIds: [vic, eve.personId], by: ada },
    };
    const inOrder: BoardEvent = {
      type: 'BoardSignatureRequested',
      data: { ...of, place: at, by: ada, inOrder: true },
    };
    const first: BoardEvent = {
      type: 'BoardDocumentSigned',
      data: { ...of, ...signed, by: vic, requestedBy: ada, remainingIds: [eve.personId] },
    };
    const next = { boardId, documentId: signed.signedDocumentId };
    const signNext = (place: PlaceOnBoard, of = next) => {
      const more = { ...signed, signedDocumentId: ids.ada };
      return ({ board }: States) => onBoard(signDocument(board, { ...of, place, signed: more }));
    };

    test('is given by each, the later ones on the document that the first has signed', () => {
      given(both, asked)
        .when(sign(places.vic))
        .then({ board: [first] });
      const after = given(both, asked, first);
      after.when(sign(places.vic)).thenRejected('DOCUMENT_SIGNED');
      after.when(signNext(places.vic)).thenRejected('NOT_ASKED_TO_SIGN');
      // The page of the second may still show the document without the first signature.
      after.when(sign(eve)).thenRejected('CONFLICT');
      after.when(signNext(eve)).then({
        board: [
          {
            type: 'BoardDocumentSigned',
            data: {
              ...{ ...next, ...signed, signedDocumentId: ids.ada },
              ...{ by: eve.personId, requestedBy: ada },
            },
          },
        ],
      });
    });

    test('comes one after the other where that was asked', () => {
      given(both, inOrder).when(sign(eve)).thenRejected('NOT_YOUR_TURN_TO_SIGN');
      given(both, inOrder)
        .when(sign(places.vic))
        .then({ board: [first] });
    });

    test('ends by declining, and keeps what was signed until then', () => {
      const ended: BoardEvent = {
        type: 'BoardSignatureCancelled',
        data: { ...next, by: eve.personId },
      };
      given(both, asked, first)
        .when(({ board }) =>
          onBoard(
            moveSigning(board, {
              ...({ ...next, place: eve, status: 'CANCELLED' } as const),
              present: new Set([ada]),
            }),
          ),
        )
        .then({ board: [ended] });
      const marks = [{ name: 'm', page: 0, annotation: '<m/>' }];
      given(both, asked, first, ended)
        .when(({ board }) => onBoard(drawMarks(board, { ...next, place: places.ada, marks })))
        .thenRejected('DOCUMENT_SIGNED');
    });

    test('is asked for once more on what is signed', () => {
      const again: BoardEvent = {
        type: 'BoardSignersChosen',
        data: { ...next, signerIds: [vic], by: ada },
      };
      given(chosen, asked, done)
        .when(({ board }) =>
          onBoard(
            chooseSigners(board, {
              ...{ ...next, place: places.ada, signerIds: [vic] },
              present: new Set([vic]),
            }),
          ),
        )
        .then({ board: [again] });
    });
  });

  test('is given once, and what is signed stays as it is', () => {
    const after = given(chosen, asked, done);
    after.when(sign(places.vic)).thenRejected('DOCUMENT_SIGNED');
    after.when(choose(places.ada, vic)).thenRejected('DOCUMENT_SIGNED');
    after.when(request(places.ada)).thenRejected('DOCUMENT_SIGNED');
    after.when(move(places.vic, 'CANCELLED')).thenRejected('DOCUMENT_SIGNED');
    for (const document of [documentId, signed.signedDocumentId]) {
      const marks = [{ name: 'm', page: 0, annotation: '<m/>' }];
      after
        .when(({ board }) =>
          onBoard(drawMarks(board, { boardId, documentId: document, place: places.ada, marks })),
        )
        .thenRejected('DOCUMENT_SIGNED');
    }
  });
});
