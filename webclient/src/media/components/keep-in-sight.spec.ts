import { expect, it } from '@jest/globals';

import { shiftIntoSight } from './keep-in-sight.js';

it.each([
  ['stays where it has room', 100, 150, 0],
  ['is moved from the left edge', -20, 150, 28],
  ['is moved from the right edge', 300, 120, -38],
  ['begins at the left where it is wider than the screen', -10, 420, 18],
])('a label %s', (_, left, width, shift) => {
  expect(shiftIntoSight(left, width, 390)).toBe(shift);
});
