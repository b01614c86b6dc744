import { describe, expect, it } from '@jest/globals';

import { areAlike, qualityOf, type Measurement } from './quality.js';

const well: Measurement = {
  arriving: true,
  lossIn: 0,
  lossOut: 0,
  roundTripMs: 40,
  limitedBy: 'none',
};

describe('the quality of a call', () => {
  it.each([
    ['nothing amiss', {}, 3, 'good'],
    ['a ramp-up that is held back by bandwidth', { limitedBy: 'bandwidth' }, 3, 'good'],
    ['some loss', { lossIn: 0.03 }, 2, 'loss'],
    ['much loss', { lossIn: 0.2 }, 1, 'loss'],
    ['loss on the way out', { lossOut: 0.1 }, 1, 'upload'],
    ['a long way', { roundTripMs: 300 }, 2, 'delay'],
    ['a slow device', { limitedBy: 'cpu' }, 2, 'device'],
    ['the worst of several', { lossIn: 0.03, roundTripMs: 900 }, 1, 'delay'],
    ['nothing arriving', { arriving: false, lossIn: 0.5 }, 0, 'interrupted'],
  ] as const)('with %s', (_, part, bars, cause) => {
    expect(qualityOf({ ...well, ...part })).toEqual({ bars, cause });
  });
});

describe('the qualities of several streams', () => {
  const good = qualityOf(well);
  const poor = qualityOf({ ...well, lossIn: 0.2 });

  it.each([
    ['are alike where each is as before', { a: good }, { a: { ...good } }, true],
    ['differ where one is', { a: good, b: good }, { a: good, b: poor }, false],
    ['differ where one is gone', { a: good, b: good }, { a: good }, false],
    ['differ where one has taken the place of another', { a: good }, { b: good }, false],
  ])('%s', (_, before, now, alike) => {
    const map = (of: object) => new Map(Object.entries(of));
    expect(areAlike(map(before), map(now))).toBe(alike);
  });
});
