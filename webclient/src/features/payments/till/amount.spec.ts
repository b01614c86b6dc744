import { describe, expect, it } from '@jest/globals';
import { Amount } from '@foyer/contracts/payments';
import fc from 'fast-check';

import { AMOUNT_MAX, parseAmount } from './amount.js';

describe('a typed amount', () => {
  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12', 1200],
    ['12,5', 1250],
    [' 0,01 ', 1],
    ['007.10', 710],
    ['1,15', 115],
    ['999999,99', 99_999_999],
  ])('%s is %d minor units', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['twelve', 'notANumber'],
    ['-5', 'notANumber'],
    ['12,', 'notANumber'],
    [',50', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1.234,50', 'notANumber'],
    ['1.234', 'tooManyDecimals'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['1000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem });
  });

  it('comes back from how it is written, with comma or point', () => {
    const anyAmount = fc.integer({ min: 1, max: AMOUNT_MAX });
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(',', '.'), (amount, mark) => {
        const cents = String(amount % 100).padStart(2, '0');
        const text = `${Math.floor(amount / 100)}${mark}${cents}`;
        expect(parseAmount(text)).toEqual({ ok: true, amount });
      }),
    );
  });

  it('is never one that the server refuses', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,]{0,12}$/), (text) => {
        const parsed = parseAmount(text);
        expect(!parsed.ok || Amount.safeParse(parsed.amount).success).toBe(true);
      }),
    );
  });
});
