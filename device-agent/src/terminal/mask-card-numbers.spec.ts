import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { maskAll, maskCardNumbers, maskedCardNumber } from './mask-card-numbers.js';

const digits = (min: number, max: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
    .map((d) => d.join(''));

describe('masking card numbers', () => {
  it.each([
    ['Karte 4111111111111111 EXP 12/28', 'Karte ************1111 EXP 12/28'],
    ['4111 1111 1111 1111', '**** **** **** 1111'],
    ['4111-1111-1111-1111', '****-****-****-1111'],
    ['Betrag   12,50 EUR', 'Betrag   12,50 EUR'],
    ['TA-Nr 000123 Beleg 0007', 'TA-Nr 000123 Beleg 0007'],
    ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  ])('makes %j into %j', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
  });

  it('leaves no run of 13 digits, wherever a card number stands', () => {
    fc.assert(
      fc.property(fc.string(), digits(13, 40), fc.string(), (before, number, after) => {
        const masked = maskCardNumbers(before + number + after);
        expect(masked).not.toMatch(/\d{13}/);
        expect(masked).toHaveLength((before + number + after).length);
      }),
    );
  });

  it('masks every text inside of a value, but no ids', () => {
    const id = '01990000-0000-7000-8000-000000000001';
    const value = { id, lines: ['no 4111111111111111'], n: 5, none: null, deep: { at: '123' } };
    expect(maskAll(value)).toEqual({ ...value, lines: ['no ************1111'] });
  });

  it('shows four digits of a card number, also of one that the terminal masked itself', () => {
    expect(maskedCardNumber('4111111111111111')).toBe('************1111');
    expect(maskedCardNumber('6799EEEEEEEE1234F'.slice(0, 16))).toBe('************1234');
    expect(maskedCardNumber('67999999999999991234')).toBe(`${'*'.repeat(15)}1234`);
    expect(maskedCardNumber('EEEE')).toBeNull();
  });
});
