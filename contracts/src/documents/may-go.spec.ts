import { expect, test } from '@jest/globals';

import { whyDocumentStays } from './may-go.js';

const free = { isSigned: false, isBeingSigned: false, isOnBoard: false };

test.each([
  ['free', free, undefined, undefined, undefined],
  [
    ...(['about to be signed', { ...free, isBeingSigned: true }] as const),
    ...(['DOCUMENT_BEING_SIGNED', undefined, 'DOCUMENT_BEING_SIGNED'] as const),
  ],
  [
    ...(['signed', { ...free, isSigned: true }] as const),
    ...(['DOCUMENT_SIGNED', 'DOCUMENT_SIGNED', 'DOCUMENT_SIGNED'] as const),
  ],
  ['on a board', { ...free, isOnBoard: true }, undefined, undefined, 'DOCUMENT_ON_BOARD'],
] as const)(
  'a document that is %s goes, or stays, by each way out',
  (_, standing, asked, forgotten, withMessage) => {
    expect(whyDocumentStays(standing, 'asked')).toBe(asked);
    expect(whyDocumentStays(standing, 'forgotten')).toBe(forgotten);
    expect(whyDocumentStays(standing, 'with-message')).toBe(withMessage);
  },
);
