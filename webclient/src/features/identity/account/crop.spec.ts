import { describe, expect, it } from '@jest/globals';

import { middleOf, moved, sideOf, within } from './crop.js';

const wide = { width: 1200, height: 800 };

describe('the square that is cut out of a picture', () => {
  it('is as large as it can be, in the middle, to begin with', () => {
    expect(middleOf(wide)).toEqual({ x: 600, y: 400, zoom: 1 });
    expect(sideOf(wide, middleOf(wide))).toBe(800);
  });

  it('moves by shares of its side, and stays within the picture', () => {
    expect(moved(wide, middleOf(wide), 0.1, 0.1)).toEqual({ x: 680, y: 400, zoom: 1 });
    expect(moved(wide, middleOf(wide), 9, -9)).toEqual({ x: 800, y: 400, zoom: 1 });
    const close = within(wide, { x: 600, y: 400, zoom: 2 });
    expect(moved(wide, close, 0, -1)).toEqual({ x: 600, y: 200, zoom: 2 });
  });

  it('comes back into the picture when it grows', () => {
    expect(within(wide, { x: 100, y: 100, zoom: 4 })).toEqual({ x: 100, y: 100, zoom: 4 });
    expect(within(wide, { x: 100, y: 100, zoom: 0.5 })).toEqual({ x: 400, y: 400, zoom: 1 });
  });
});
