import { expect, it } from '@jest/globals';

import { duration } from './duration.js';

it.each([
  [-5, '0:00'],
  [0, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [3_723_000, '1:02:03'],
])('%i ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
