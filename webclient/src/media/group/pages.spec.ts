import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { arrange, LAYOUTS } from './arrange.js';
import { pageOf, PICTURES_MAX } from './pages.js';

const wide = { width: 1280, height: 720, isPortrait: false };
const frames = fc.record({
  width: fc.oneof(fc.nat(4_000), fc.nat(600)),
  height: fc.oneof(fc.nat(4_000), fc.nat(600)),
  isPortrait: fc.boolean(),
});
const keys = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);

describe('the pages of pictures', () => {
  it('are one while there is room for all', () => {
    const few = { large: keys(9), small: [] };
    expect(pageOf(few, 0, 'grid', wide)).toEqual({ ...few, page: 0, pages: 1 });
  });

  it('take what has no room in turn', () => {
    const many = { large: keys(11), small: [] };
    expect(pageOf(many, 0, 'grid', wide)).toMatchObject({ large: keys(9), pages: 2 });
    expect(pageOf(many, 1, 'grid', wide)).toMatchObject({ large: ['p9', 'p10'], page: 1 });
    expect(pageOf(many, 7, 'grid', wide)).toMatchObject({ large: ['p9', 'p10'], page: 1 });
    const phone = { width: 390, height: 700, isPortrait: true };
    expect(pageOf(many, 0, 'grid', phone)).toMatchObject({ large: keys(5), pages: 3 });
  });

  it('keep the large one while the small ones are turned', () => {
    const split = { large: ['s'], small: keys(11) };
    expect(pageOf(split, 0, 'default', wide)).toMatchObject({ large: ['s'], small: keys(8) });
    const next = pageOf(split, 1, 'default', wide);
    expect(next).toMatchObject({ large: ['s'], small: ['p8', 'p9', 'p10'], page: 1, pages: 2 });
  });

  it('show each picture on one page, and never more than can be followed', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.constantFrom(...LAYOUTS), frames, (count, layout, box) => {
        const pictures = keys(count).map((key) => ({ key, isShown: false }));
        const arranged = arrange(pictures, { layout, pinned: null, speaker: null });
        const { pages } = pageOf(arranged, 0, layout, box);
        const seen = Array.from({ length: pages }, (_, page) =>
          pageOf(arranged, page, layout, box),
        );
        for (const { large, small } of seen) {
          expect(large.length + small.length).toBeLessThanOrEqual(PICTURES_MAX + 1);
        }
        const shown = new Set(seen.flatMap(({ large, small }) => [...large, ...small]));
        expect(shown.size).toBe(count);
      }),
    );
  });

  it('are never fewer where there is less room, so that a pager does not make itself needless', () => {
    const less = fc.nat(100);
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.constantFrom(...LAYOUTS),
        frames,
        less,
        (count, layout, frame, by) => {
          const pictures = keys(count).map((key) => ({ key, isShown: false }));
          const arranged = arrange(pictures, { layout, pinned: null, speaker: null });
          const smaller = { ...frame, height: Math.max(0, frame.height - by) };
          const { pages } = pageOf(arranged, 0, layout, frame);
          expect(pageOf(arranged, 0, layout, smaller).pages).toBeGreaterThanOrEqual(pages);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
