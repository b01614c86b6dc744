import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { maskCardNumbers, PrintedLine } from '../validation/printed-lines.js';

describe('a printed line', () => {
  test.each([
    ['KARTE 4111111111111111', 'KARTE ************1111'],
    ['4111 1111 1111 1111', '**** **** **** 1111'],
    ['4111-1111-1111-1111 EUR', '****-****-****-1111 EUR'],
    ['AID A0000000041010', 'AID A*********1010'],
    ['4111.1111.1111.1111', '****.****.****.1111'],
    ['4111  1111  1111  1111', '****  ****  ****  1111'],
    ['4111/1111/1111/1111', '****/****/****/1111'],
    ['3782.822463.10005', '****.******.*0005'],
    ['SUMME EUR 12,50', 'SUMME EUR 12,50'],
    ['22.11.2026 12:30:15 Terminal 12345678 TA-NR 000123', undefined],
    ['TA-NR 000123 BNR 0042', undefined],
  ])('%s is kept as %s', (line, masked) => {
    expect(maskCardNumbers(line)).toBe(masked ?? line);
    expect(PrintedLine.safeParse(line).success).toBe(masked === undefined || masked === line);
  });

  test('never shows more than four digits of a card, wherever its number stands', () => {
    const digits = fc.stringMatching(/^\d{13,19}$/);
    const words = fc.stringMatching(/^[A-Z .:]{0,20}$/);
    fc.assert(
      fc.property(words, digits, words, (before, number, after) => {
        const masked = maskCardNumbers(`${before}${number}${after}`);
        expect(masked).not.toMatch(/\d{5,}/);
        expect(masked).toContain(number.slice(-4));
        expect(maskCardNumbers(masked)).toBe(masked);
      }),
    );
  });
});
