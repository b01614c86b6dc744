import { expect, test } from '@jest/globals';

import { Stillness } from './stillness.js';

/** Returns the results for one counter, given its value second by second. */
function looks(counts: readonly (number | null)[]): (number | null)[] {
  const stillness = new Stillness();
  return counts.map((count, second) => {
    const still = stillness.look('camera', count, second * 1_000);
    stillness.end();
    return still;
  });
}

test('a counter that moves does not stand still, and one that stops does from then on', () => {
  expect(looks([0, 10, 20, 20, 20, 21, 21])).toEqual([null, 0, 0, 1_000, 2_000, 0, 1_000]);
});

test('gives a new counter a moment until it moves', () => {
  expect(looks([0, 0, 0, 0, 0])).toEqual([null, null, null, 3_000, 4_000]);
});

test('starts again after a pause in which the counter was not to be counted', () => {
  expect(looks([0, 10, 10, 10, null, 10, 10, 11])).toEqual([
    ...[null, 0, 1_000, 2_000, null],
    ...[null, null, 0],
  ]);
});

test('no more than ten minutes is said', () => {
  const stillness = new Stillness();
  stillness.look('camera', 0, 0);
  stillness.end();
  expect(stillness.look('camera', 0, 3_600_000)).toBe(600_000);
});
