import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { readReceipt } from './read-receipt.js';

describe('a receipt', () => {
  test.each([
    [['BETRAG EUR 12,50', 'TA-NR 000123'], { amount: 1250, STAN: '000123' }],
    [['Summe: 1.234,56 EUR', 'Trace-Nr. 42'], { amount: 123456, STAN: '42' }],
    [['TOTAL EUR 1,234.56', 'STAN: 77'], { amount: 123456, STAN: '77' }],
    [['TRACE NO. 000123', 'AMOUNT EUR 12.50'], { amount: 1250, STAN: '000123' }],
    [['EUR 12,50', 'EUR 12,50'], { amount: 1250, STAN: null }],
    [['EUR 12,50', 'EUR 13,50'], { amount: null, STAN: null }],
    [['USD 12.50', 'no trace'], { amount: null, STAN: null }],
    [['EUR 0,00'], { amount: null, STAN: null }],
    [['€ 999.999,99'], { amount: 99_999_999, STAN: null }],
    [[], { amount: null, STAN: null }],
  ])('%j says %j', (lines, facts) => {
    expect(readReceipt(lines, 'EUR')).toEqual(facts);
  });

  test('is read back as it was printed, and rubbish does no harm', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.nat(999_999), (amount, stan) => {
        const text = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
        const lines = [`BETRAG   EUR ${text}`, `TA-NR ${String(stan).padStart(6, '0')}`];
        expect(readReceipt(lines, 'EUR')).toEqual({
          amount,
          STAN: String(stan).padStart(6, '0'),
        });
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 100 })), (lines) => {
        const { amount } = readReceipt(lines, 'USD');
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
