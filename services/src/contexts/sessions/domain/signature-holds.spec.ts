import { expect, test } from '@jest/globals';
import type { BoardEvent } from '@foyer/contracts/board';
import { whyDocumentStays } from '@foyer/contracts/documents';

import { evolveHolds, noHolds, standingOn } from './signature-holds.js';

const id = (n: number) => `01990000-0000-7000-8000-00000000000${n}`;
const [boardId, documentId, signedDocumentId, ada, vic] = [id(1), id(2), id(3), id(4), id(5)];
const of = { boardId, documentId };
const at = { page: 0, box: [0, 0, 220, 80] as [number, number, number, number] };
const asked: BoardEvent = { type: 'BoardSignatureRequested', data: { ...of, place: at, by: ada } };
const cancelled: BoardEvent = { type: 'BoardSignatureCancelled', data: { ...of, by: ada } };
const signed: BoardEvent = {
  type: 'BoardDocumentSigned',
  data: {
    ...{ ...of, signedDocumentId, documentHash: 'h', signedHash: 's', by: vic, requestedBy: ada },
    ...({ method: 'drawn', capacity: 'visitor' } as const),
  },
};
const holding = (isOver: boolean, ...events: readonly BoardEvent[]) => {
  const holds = events.reduce(evolveHolds, noHolds);
  return [documentId, signedDocumentId].map((id) =>
    whyDocumentStays(standingOn(holds, id, isOver), 'asked'),
  );
};

test('a document is held from when its signature is asked for until that ends', () => {
  expect(holding(false)).toEqual([undefined, undefined]);
  expect(holding(false, asked)).toEqual(['DOCUMENT_BEING_SIGNED', undefined]);
  expect(holding(false, asked, cancelled)).toEqual([undefined, undefined]);
  expect(holding(true, asked)).toEqual([undefined, undefined]);
});

test('holds a signed document permanently, and its source document no longer', () => {
  expect(holding(false, asked, signed)).toEqual([undefined, 'DOCUMENT_SIGNED']);
  expect(holding(true, asked, signed)).toEqual([undefined, 'DOCUMENT_SIGNED']);
});

test('keeps a document that a board showed, or asked to be signed, when its message is deleted', () => {
  const shown: BoardEvent = { type: 'BoardDocumentShown', data: { ...of, by: ada } };
  for (const events of [[shown], [asked, cancelled], [asked, signed], [asked, shown, cancelled]]) {
    const holds = events.reduce(evolveHolds, noHolds);
    expect(whyDocumentStays(standingOn(holds, documentId, false), 'with-message')).toBe(
      'DOCUMENT_ON_BOARD',
    );
  }
});
