import { expect, test } from '@jest/globals';

import { formatDuration } from './duration.js';

test.each([
  [null, '–'],
  [0, '0:00'],
  // As the desk: a second counts once it is over.
  [999, '0:00'],
  [-1, '0:00'],
  [61_000, '1:01'],
  [3_599_400, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('%p milliseconds read %p', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
