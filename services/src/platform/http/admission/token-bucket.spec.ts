import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import {
  LEAST_PER_SECOND,
  bucketAfter,
  unhurried,
  type TokenBucket,
  type Stretch,
} from './token-bucket.js';

const after = (stretches: readonly Stretch[], from: TokenBucket = unhurried): TokenBucket =>
  stretches.reduce(bucketAfter, from);
const many = (count: number, stretch: Stretch): readonly Stretch[] =>
  Array.from({ length: count }, () => stretch);
const calm = (admitted: number): Stretch => ({ isBusy: false, admitted });
const busy = (admitted: number): Stretch => ({ isBusy: true, admitted });

const stretches = fc.array(
  fc.record({
    isBusy: fc.boolean(),
    admitted: fc.double({ min: 0, max: 10_000, noNaN: true }),
  }),
  { maxLength: 100 },
);

describe('the rate at which newcomers come in', () => {
  test('refuses no client where it is never busy', () => {
    expect(after(many(1_000, calm(500))).perSecond).toBe(Number.POSITIVE_INFINITY);
  });

  test('falls below what came in lately as soon as it is busy', () => {
    const { perSecond } = after([...many(100, calm(40)), busy(40)]);
    expect(perSecond).toBeLessThan(40);
    expect(perSecond).toBeGreaterThan(LEAST_PER_SECOND);
  });

  test('falls to the least within a second of a rush, and no further', () => {
    const rush = after([...many(100, calm(40)), ...many(20, busy(40))]);
    expect(rush.perSecond).toBe(LEAST_PER_SECOND);
    expect(after(many(1_000, busy(0)), rush).perSecond).toBe(LEAST_PER_SECOND);
  });

  test('refuses no client ten seconds after the last busy stretch', () => {
    const rush = after(many(100, busy(0)));
    expect(after(many(200, calm(5)), rush).perSecond).toBe(Number.POSITIVE_INFINITY);
  });

  test('never falls below the least, falls only when it is busy, and grows by little at once', () => {
    fc.assert(
      fc.property(stretches, fc.boolean(), (before, isBusy) => {
        const bucket = after(before);
        const next = bucketAfter(bucket, { isBusy, admitted: 1 }).perSecond;
        expect(bucket.perSecond).toBeGreaterThanOrEqual(LEAST_PER_SECOND);
        if (isBusy) expect(next).toBeLessThanOrEqual(bucket.perSecond);
        else expect(next).toBeGreaterThanOrEqual(bucket.perSecond);
        if (next !== Number.POSITIVE_INFINITY) expect(next).toBeLessThan(bucket.perSecond * 1.1);
      }),
    );
  });
});
