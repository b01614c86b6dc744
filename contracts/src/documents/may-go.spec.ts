import { expect, test } from '@jest/globals';

import { whyDocumentStays } from './may-go.js';

test.each([
  [false, false, undefined, undefined],
  [false, true, 'DOCUMENT_BEING_SIGNED', undefined],
  [true, false, 'DOCUMENT_SIGNED', 'DOCUMENT_SIGNED'],
  [true, true, 'DOCUMENT_SIGNED', 'DOCUMENT_SIGNED'],
] as const)(
  'a document that is signed (%s) or about to be (%s) stays for those who ask and who are forgotten',
  (isSigned, isBeingSigned, asked, forgotten) => {
    const standing = { isSigned, isBeingSigned };
    expect(whyDocumentStays(standing, 'asked')).toBe(asked);
    expect(whyDocumentStays(standing, 'forgotten')).toBe(forgotten);
  },
);
