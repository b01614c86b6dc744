import { describe, expect, it } from '@jest/globals';
import { median, medianInterval, quantile } from './statistics.js';

describe('The statistics of a benchmark', () => {
  it('take the middle, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  it('take a quantile by its rank', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(quantile(values, 0.99)).toBe(100);
    expect(quantile(values, 0.5)).toBe(51);
    expect(quantile([7], 1)).toBe(7);
  });

  it('give an interval that holds the median, narrower where the rounds agree', () => {
    const wide = medianInterval([0.5, 0.7, 0.8, 0.9, 1, 1.2, 1.6]);
    const narrow = medianInterval([0.88, 0.89, 0.9, 0.9, 0.91, 0.92, 0.9]);
    for (const [low, high] of [wide, narrow]) {
      expect(low).toBeLessThanOrEqual(0.9);
      expect(high).toBeGreaterThanOrEqual(0.9);
    }
    expect(narrow[1] - narrow[0]).toBeLessThan(wide[1] - wide[0]);
    expect(medianInterval([0.5, 0.7, 0.8, 0.9, 1, 1.2, 1.6])).toEqual(wide);
  });
});
