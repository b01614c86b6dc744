import { expect, test } from '@jest/globals';

import { ANYTHING, asQuery } from './criteria.js';

test('asks for what was filled in', () => {
  expect(asQuery(ANYTHING)).toEqual({});
  expect(asQuery({ ...ANYTHING, type: ' VisitEnded ', from: '2026-03-04T05:06' })).toEqual({
    type: 'VisitEnded',
    from: new Date('2026-03-04T05:06').toISOString(),
  });
});
