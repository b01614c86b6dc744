import { describe, expect, test } from '@jest/globals';

import { estimateWaitSeconds } from './estimate-wait.js';

const minutes = (...each: number[]) => each.map((one) => one * 60_000);

describe('estimateWaitSeconds', () => {
  test.each([
    ['nobody works', 1, { working: 0, free: 0, handlingMs: minutes(3, 3, 3) }, null],
    ['an agent is free', 1, { working: 1, free: 1, handlingMs: [] }, 15],
    ['too few calls are known', 1, { working: 2, free: 0, handlingMs: minutes(3, 3) }, null],
    ['one agent is busy', 1, { working: 1, free: 0, handlingMs: minutes(2, 3, 4) }, 180],
    ['three agents are busy', 2, { working: 3, free: 0, handlingMs: minutes(2, 3, 4) }, 120],
    ['one of three is free', 2, { working: 3, free: 1, handlingMs: minutes(2, 3, 4) }, 60],
  ])('where %s', (_, place, rates, seconds) => {
    expect(estimateWaitSeconds(place, rates)).toBe(seconds);
  });
});
