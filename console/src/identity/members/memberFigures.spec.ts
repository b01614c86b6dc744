import { describe, expect, test } from '@jest/globals';

import { memberFigures } from './memberFigures.js';

describe('the figures of a member', () => {
  test('average only what is known', () => {
    expect(
      memberFigures([
        { durationMs: 60_000, waitedMs: 10_000, rating: 5 },
        { durationMs: 120_000, waitedMs: 20_000, rating: null },
        { durationMs: null, waitedMs: 30_000, rating: 2 },
      ]),
    ).toEqual({ calls: 3, averageMs: 90_000, waitedMs: 20_000, rating: 3.5, rated: 2 });
  });

  test('are null, not zero, for a member without calls', () => {
    expect(memberFigures([])).toEqual({
      calls: 0,
      averageMs: null,
      waitedMs: null,
      rating: null,
      rated: 0,
    });
  });
});
