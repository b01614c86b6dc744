import { describe, expect, it } from '@jest/globals';

import { fitOf } from './useFit.js';

/** The part of a picture that is seen where it fills so much of a place, and is cut to that. */
function seenOf(picture: number, place: number): number {
  const { width, height } = fitOf(picture, place);
  const shape = (place * width) / height;
  return Math.min(picture, shape) / Math.max(picture, shape);
}
const SHAPES = [9 / 19.5, 9 / 16, 3 / 4, 1, 4 / 3, 16 / 9, 21 / 9, 4];

describe('the picture of another person', () => {
  it('fills a place of nearly the same shape', () => {
    expect(fitOf(16 / 9, 16 / 9)).toEqual({ width: 1, height: 1 });
    expect(fitOf(4 / 3, 16 / 9)).toEqual({ width: 1, height: 1 });
  });

  it('is seen to two thirds at the least in a place of any shape', () => {
    for (const picture of SHAPES)
      for (const place of SHAPES) expect(seenOf(picture, place)).toBeGreaterThan(2 / 3 - 0.001);
  });

  it('is as wide as an upright phone and higher there than if all of it was shown', () => {
    const { width, height } = fitOf(16 / 9, 390 / 844);
    expect(width).toBe(1);
    expect(height * 844).toBeCloseTo((390 / (16 / 9)) * 1.5);
  });

  it('fills its place before its shape is known', () => {
    expect(fitOf(Number.NaN, 1)).toEqual({ width: 1, height: 1 });
    expect(fitOf(1, Number.NaN)).toEqual({ width: 1, height: 1 });
  });
});
