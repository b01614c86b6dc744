import { expect, test } from '@jest/globals';

import { WAYS_OUT, whyDocumentStays, type DocumentHold, type WayOut } from './may-go.js';

const free = { isSigned: false, isBeingSigned: false, isOnBoard: false };
type Held = DocumentHold | undefined;
const [signed, asked, shown] = [
  'DOCUMENT_SIGNED',
  'DOCUMENT_BEING_SIGNED',
  'DOCUMENT_ON_BOARD',
] as const;

/** Answers of each way out: a document is signed, about to be signed, both, or on a board. */
const answers: Readonly<Record<WayOut, readonly [Held, Held, Held, Held]>> = {
  asked: [signed, asked, signed, undefined],
  'with-session': [signed, asked, signed, undefined],
  forgotten: [signed, undefined, signed, undefined],
  'with-message': [signed, asked, signed, shown],
  unsent: [signed, asked, signed, undefined],
  expired: [undefined, asked, asked, undefined],
};

test.each(WAYS_OUT)('on the way out “%s” a document goes, or stays', (way) => {
  const standings = [
    { ...free, isSigned: true },
    { ...free, isBeingSigned: true },
    { ...free, isSigned: true, isBeingSigned: true },
    { ...free, isOnBoard: true },
  ];
  expect(standings.map((standing) => whyDocumentStays(standing, way))).toEqual(answers[way]);
  expect(whyDocumentStays(free, way)).toBeUndefined();
});
