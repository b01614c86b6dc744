import { describe, expect, test } from '@jest/globals';

import { captionOf, fieldScale, placeOfNext, type SeenPaper } from './signature-places.js';

const upright: SeenPaper = { paper: [0, 0, 595, 842], right: [1, 0], down: [0, -1] };

describe('places of signatures', () => {
  test.each([
    ['upright', [1, 0], [0, -1], [100, 276, 320, 376]],
    ['turned by 90', [0, 1], [1, 0], [424, 400, 524, 620]],
    ['turned by 180', [-1, 0], [0, 1], [100, 524, 320, 624]],
    ['turned by 270', [0, -1], [-1, 0], [176, 400, 276, 620]],
  ] as const)('lie below the first on a page that is %s', (_name, right, down, next) => {
    const isUpright = right[0] !== 0;
    const box = isUpright ? ([100, 400, 320, 500] as const) : ([300, 400, 400, 620] as const);
    expect(placeOfNext(box, 1, { ...upright, right, down })).toEqual(next);
  });

  test('stay on the page where there is no room below', () => {
    expect(placeOfNext([20, 20, 240, 120], 1, upright)).toEqual([20, 144, 240, 244]);
  });

  test('grow with the paper and its caption', () => {
    expect(fieldScale(595, 842)).toBe(1);
    expect(fieldScale(300, 5000)).toBe(1);
    expect(fieldScale(2380, 3370)).toBe(4);
    expect(captionOf([0, 0, 880, 400], upright)).toBe(48);
    expect(captionOf([0, 0, 22, 10], upright)).toBeCloseTo(1.2);
  });
});
