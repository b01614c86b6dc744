import { expect, test } from '@jest/globals';

import { formatClock, formatMoment, formatRecent } from './format.js';

test('a moment of today is shown by its minute', () => {
  const now = new Date().toISOString();
  expect(formatRecent(now)).toBe(formatClock(now));
});

test.each([1, 7, 365])('a moment of %s days ago is shown with its day', (days) => {
  const then = new Date();
  then.setDate(then.getDate() - days);
  expect(formatRecent(then.toISOString())).toBe(formatMoment(then.toISOString()));
  expect(formatRecent(then.toISOString())).toContain(String(then.getFullYear()));
});
