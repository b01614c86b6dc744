import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { arrange, columnsFor, LAYOUTS, nextLayout, type Wishes } from './arrange.js';

const faces = ['a', 'b', 'c'].map((key) => ({ key, isShown: false }));
const screen = { key: 's', isShown: true };
const wish = (more: Partial<Wishes> = {}): Wishes => ({
  layout: 'default',
  pinned: null,
  speaker: null,
  ...more,
});

describe('the pictures of a call', () => {
  it('show the speaker large, and else the first', () => {
    expect(arrange(faces, wish())).toEqual({ large: ['a'], small: ['b', 'c'], isOver: false });
    expect(arrange(faces, wish({ speaker: 'c' }))).toEqual({
      large: ['c'],
      small: ['a', 'b'],
      isOver: false,
    });
    const above = wish({ layout: 'listTop', speaker: 'b' });
    expect(arrange(faces, above).large).toEqual(['b']);
  });

  it('are all alike in a grid, unless one is pinned or shown', () => {
    const grid = wish({ layout: 'grid', speaker: 'c' });
    expect(arrange(faces, grid)).toEqual({ large: ['a', 'b', 'c'], small: [], isOver: false });
    expect(arrange([...faces, screen], grid).large).toEqual(['s']);
    expect(arrange(faces, { ...grid, pinned: 'b' }).large).toEqual(['b']);
  });

  it('put a pin before a screen, and forget one that has gone', () => {
    expect(arrange([...faces, screen], wish({ pinned: 'b' })).large).toEqual(['b']);
    expect(arrange([...faces, screen], wish({ pinned: 'gone' })).large).toEqual(['s']);
  });

  it('lay the face of the speaker over a screen, if the layout asks for it', () => {
    const over = wish({ portraitOver: true, speaker: 'c' });
    expect(arrange([...faces, screen], over)).toEqual({ large: ['s'], small: ['c'], isOver: true });
    expect(arrange([...faces, screen], { ...over, speaker: null }).small).toEqual(['a']);
    expect(arrange([screen], over)).toEqual({ large: ['s'], small: [], isOver: true });
    expect(arrange(faces, over).isOver).toBe(false);
    expect(arrange([...faces, screen], { ...over, pinned: 'a' }).isOver).toBe(false);
  });

  it('are each shown once, for all wishes', () => {
    const key = fc.string({ minLength: 1, maxLength: 3 });
    const pictures = fc.uniqueArray(fc.record({ key, isShown: fc.boolean() }), {
      selector: (one) => one.key,
    });
    const wishes = fc.record({
      layout: fc.constantFrom(...LAYOUTS),
      pinned: fc.option(key),
      speaker: fc.option(key),
    });
    fc.assert(
      fc.property(pictures, wishes, (all, wished) => {
        const { large, small } = arrange(all, wished);
        expect([...large, ...small].sort()).toEqual(all.map((one) => one.key).sort());
        expect(all.length === 0 || large.length > 0).toBe(true);
      }),
    );
  });

  it('go through the layouts in turn', () => {
    expect(LAYOUTS.map(nextLayout)).toEqual(['grid', 'listTop', 'default']);
  });

  it('take as many columns as make them largest', () => {
    const wide = { width: 1600, height: 900 };
    const tall = { width: 400, height: 800 };
    expect([1, 2, 4, 9, 12].map((count) => columnsFor(count, wide))).toEqual([1, 2, 2, 3, 4]);
    expect([1, 2, 3, 8].map((count) => columnsFor(count, tall))).toEqual([1, 1, 1, 2]);
    expect(columnsFor(0, wide)).toBe(1);
  });
});
