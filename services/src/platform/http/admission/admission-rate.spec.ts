import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import {
  LEAST_PER_SECOND,
  rateAfter,
  unhurried,
  type AdmissionRate,
  type Stretch,
} from './admission-rate.js';

const after = (stretches: readonly Stretch[], from: AdmissionRate = unhurried): AdmissionRate =>
  stretches.reduce(rateAfter, from);
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
        const rate = after(before);
        const next = rateAfter(rate, { isBusy, admitted: 1 }).perSecond;
        expect(rate.perSecond).toBeGreaterThanOrEqual(LEAST_PER_SECOND);
        if (isBusy) expect(next).toBeLessThanOrEqual(rate.perSecond);
        else expect(next).toBeGreaterThanOrEqual(rate.perSecond);
        if (next !== Number.POSITIVE_INFINITY) expect(next).toBeLessThan(rate.perSecond * 1.1);
      }),
    );
  });
});
