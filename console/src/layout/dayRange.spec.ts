import { expect, test } from '@jest/globals';

import { daysBefore, lastDays, rangeProblem } from './dayRange.js';

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

test.each([
  ['Europe/Berlin', '2026-03-30T21:59:59Z', '2026-03-01', '2026-03-30'],
  ['Europe/Berlin', '2026-03-30T22:00:00Z', '2026-03-02', '2026-03-31'],
  ['Pacific/Kiritimati', '2026-03-30T10:00:00Z', '2026-03-02', '2026-03-31'],
  ['Pacific/Pago_Pago', '2026-03-30T10:59:59Z', '2026-02-28', '2026-03-29'],
  // Within the half hour after midnight, 29 times 24 hours before a change of clocks are 30 days.
  ['Europe/Berlin', '2026-04-01T22:10:00Z', '2026-03-04', '2026-04-02'],
  ['Europe/Berlin', '2026-11-01T22:50:00Z', '2026-10-03', '2026-11-01'],
  ['America/New_York', '2026-03-09T04:10:00Z', '2026-02-08', '2026-03-09'],
])('the last days in %s at %s are those from %s to %s', (zone, at, from, to) => {
  expect(lastDays([zone], Date.parse(at))).toEqual({ from, to });
});

test('the range before has as many days, also over a change of clocks', () => {
  expect(daysBefore({ from: '2026-03-30', to: '2026-04-05' })).toEqual({
    from: '2026-03-23',
    to: '2026-03-29',
  });
});
