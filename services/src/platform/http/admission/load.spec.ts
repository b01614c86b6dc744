import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { CALM_SAMPLES, LONG_SAMPLES, noLoad, loadAfter } from './load.js';

const LIMIT = 40;
const after = (...samples: readonly number[]) =>
  samples.reduce((before, turnMs) => loadAfter(before, turnMs, LIMIT), noLoad);
const long = Array.from({ length: LONG_SAMPLES }, () => LIMIT);
const calm = Array.from({ length: CALM_SAMPLES }, () => 5);

describe('the load', () => {
  test.each([
    ['low while turns are short', [1, 39, 39.9], false],
    ['low after a single long turn, however long', [5, 5_000, 5], false],
    ['low where a shorter turn comes between long ones', [...long.slice(1), 39, 40], false],
    ['high once turns have been long for a while', [1, ...long], true],
    ['high while turns are only a little shorter', [...long, ...calm.map(() => 25)], true],
    ['high until it was calm for long enough', [...long, ...calm.slice(1)], true],
    ['low again when it was', [...long, ...calm], false],
    ['high where a longer turn interrupts the calm', [...long, ...calm.slice(1), 25, 5], true],
  ])('is %s', (_, samples, isHigh) => {
    expect(after(...samples).isHigh).toBe(isHigh);
  });

  test('is always high after enough long samples, and never after enough calm ones', () => {
    const turns = fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 50 });
    fc.assert(
      fc.property(turns, (samples) => {
        expect(after(...samples, ...long).isHigh).toBe(true);
        expect(after(...samples, ...calm).isHigh).toBe(false);
      }),
    );
  });
});
