import { expect, test } from '@jest/globals';

import { lastDays, rangeProblem } from './dayRange.js';

test.each([
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-01-01', '2026-03-31', undefined],
  ['2026-01-01', '2026-04-01', { field: 'to', rule: 'RANGE_TOO_LONG' }],
  ['2026-01-02', '2026-01-01', { field: 'to', rule: 'END_BEFORE_START' }],
  ['', '2026-01-01', { field: 'from', rule: 'BLANK' }],
  ['2026-01-01', '', { field: 'to', rule: 'BLANK' }],
])('a range from %p to %p has the problem %p', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toEqual(problem);
});

test('the last days end today', () => {
  expect(lastDays(Date.parse('2026-03-30T12:00:00Z'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-30',
  });
});
