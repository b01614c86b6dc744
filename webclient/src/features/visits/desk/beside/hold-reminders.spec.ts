import { expect, test } from '@jest/globals';

import { remindersDue } from './useHoldReminders.js';

test('a long hold is recalled every two minutes, for as long as it lasts', () => {
  const since = '2026-03-02T12:00:00.000Z';
  const after = (seconds: number) => remindersDue(since, Date.parse(since) + seconds * 1000);
  expect([-5, 0, 119, 120, 239, 240, 600].map(after)).toEqual([0, 0, 0, 1, 1, 2, 5]);
  expect(remindersDue(null, Date.parse(since))).toBe(0);
});
