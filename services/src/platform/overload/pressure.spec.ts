import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { CALM_SAMPLES, noPressure, pressureAfter } from './pressure.js';

const LIMIT = 40;
const after = (...samples: readonly number[]) =>
  samples.reduce((before, turnMs) => pressureAfter(before, turnMs, LIMIT), noPressure);
const calm = Array.from({ length: CALM_SAMPLES }, () => 5);

describe('the pressure', () => {
  test.each([
    ['low while turns are short', [1, 39, 39.9], false],
    ['high from the limit on', [1, 40], true],
    ['high while turns are only a little shorter', [40, ...calm.map(() => 25)], true],
    ['high until it was calm for long enough', [40, ...calm.slice(1)], true],
    ['low again when it was', [40, ...calm], false],
    ['high where a longer turn interrupts the calm', [40, ...calm.slice(1), 25, 5], true],
  ])('is %s', (_, samples, isHigh) => {
    expect(after(...samples).isHigh).toBe(isHigh);
  });

  test('is always high after a sample at the limit, and never after enough calm ones', () => {
    const turns = fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 50 });
    fc.assert(
      fc.property(turns, (samples) => {
        expect(after(...samples, LIMIT).isHigh).toBe(true);
        expect(after(...samples, ...calm).isHigh).toBe(false);
      }),
    );
  });
});
