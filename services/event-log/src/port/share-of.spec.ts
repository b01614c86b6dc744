import { expect, test } from '@jest/globals';
import { shareOf } from './share-of.js';

const position = (n: number): string => String(n).padStart(16, '0');

test.each([
  [undefined, position(200), 0],
  [position(50), position(200), 0.25],
  [position(200), position(200), 1],
  // The log has grown meanwhile.
  [position(300), position(200), 1],
  [undefined, undefined, 1],
  [position(7), undefined, 1],
  [position(0), position(0), 1],
])('%s is on the way to %s by %d', (at, goal, share) => {
  expect(shareOf(at, goal)).toBe(share);
});
