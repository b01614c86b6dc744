import { expect, test } from '@jest/globals';

import { ANYTHING, asQuery, criteriaIn, filledIn } from './criteria.js';

test('asks for what was filled in', () => {
  expect(asQuery(ANYTHING)).toEqual({ by: 'people' });
  expect(asQuery({ ...ANYTHING, by: 'all' })).toEqual({});
  expect(asQuery({ ...ANYTHING, type: ' VisitEnded ', from: '2026-03-04T05:06' })).toEqual({
    type: 'VisitEnded',
    from: new Date('2026-03-04T05:06').toISOString(),
  });
});

test('is kept in the address of the page, so that it can be linked to', () => {
  const criteria = { ...ANYTHING, correlationId: '01', from: '2026-03-04T05:06' };
  expect(criteriaIn(new URLSearchParams(filledIn(criteria)))).toEqual(criteria);
  expect(criteriaIn(new URLSearchParams('?page=2'))).toEqual(ANYTHING);
});
