import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { placesAt } from './fair-shares.js';
import { TokenBucket } from './token-bucket.js';

/** The number of newcomers with a place, if one comes at each of these times. */
const taken = (places: TokenBucket, perSecond: number, times: readonly number[]): number =>
  times.filter((now) => places.take(placesAt(perSecond, 1), now)).length;

describe('places for newcomers', () => {
  test('are there for all newcomers where none is counted', () => {
    const all = Array.from({ length: 10_000 }, () => 0);
    expect(taken(new TokenBucket(0, 0), Number.POSITIVE_INFINITY, all)).toBe(10_000);
  });

  test('come up one after the other', () => {
    const places = new TokenBucket(0, 0);
    expect([0, 150, 210, 211, 350, 420].map((now) => places.take(placesAt(5, 1), now))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('are kept for newcomers who come together, as many as come up in a second', () => {
    const places = new TokenBucket(5, 0);
    const together = Array.from({ length: 50 }, () => 60_000);
    expect(taken(places, 5, together)).toBe(5);
  });

  test('are refused to no newcomer who comes at the rate', () => {
    const times = Array.from({ length: 1_000 }, (_, index) => index * 200);
    expect(taken(new TokenBucket(5, 0), 5, times)).toBe(1_000);
  });

  test('are never more than have come up and were kept', () => {
    const steps = fc.array(fc.double({ min: 0, max: 3_000, noNaN: true }), { maxLength: 200 });
    const bucket = fc.double({ min: 1, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(steps, bucket, (gaps, perSecond) => {
        let now = 0;
        const times = gaps.map((gap) => (now += gap));
        const most = perSecond * (1 + now / 1_000);
        expect(taken(new TokenBucket(perSecond, 0), perSecond, times)).toBeLessThanOrEqual(
          most + 1e-6,
        );
      }),
    );
  });
});
