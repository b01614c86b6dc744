import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { fromDecimal, toDecimal } from './money.js';

describe('amounts', () => {
  it('are written with two decimals and read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        expect(fromDecimal(toDecimal(amount))).toBe(amount);
      }),
    );
    expect([toDecimal(5), toDecimal(1250)]).toEqual(['0.05', '12.50']);
  });

  it.each(['', '1,5', '-1.00', '1.234', '1e3', '12345678901'])('%j is none', (text) => {
    expect(fromDecimal(text)).toBeNull();
  });
});
