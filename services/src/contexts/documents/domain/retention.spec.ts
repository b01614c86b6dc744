import { expect, test } from '@jest/globals';

import { endOfYears } from '#platform/cqrs/retention';
import { yearsKept } from './retention.js';

const at = (moment: string) => new Date(moment);

test.each([
  [{ signedDocuments: 'undecided', signedDocumentsYears: null }, undefined],
  [{ signedDocuments: 'forever', signedDocumentsYears: null }, undefined],
  [{ signedDocuments: 'years', signedDocumentsYears: 10 }, 10],
] as const)('of %o a period follows, or none', (setting, years) => {
  expect(yearsKept(setting)).toBe(years);
});

test('a document is kept for whole years after the year in which it was signed', () => {
  const isGone = (signedAt: string, now: string) => signedAt < endOfYears(2, at(now));
  expect(isGone('2026-01-01T00:00:00.000Z', '2028-12-31T23:59:59.999Z')).toBe(false);
  expect(isGone('2026-12-31T23:59:59.999Z', '2028-12-31T23:59:59.999Z')).toBe(false);
  expect(isGone('2026-12-31T23:59:59.999Z', '2029-01-01T00:00:00.000Z')).toBe(true);
  expect(isGone('2027-01-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z')).toBe(false);
});
