import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { isCardNumber, maskCardNumbers, maskLines } from '../validation/card-numbers.js';
import { PrintedLines } from '../validation/printed-lines.js';

/** Test numbers that schemes publish, of each length that they issue. */
const CARDS = [
  '4222222222222',
  '30569309025904',
  '378282246310005',
  '4111111111111111',
  '4999990271828185',
  '6725990314159265357',
  '6799998900000060018',
];
/** Things that a printer puts into a number: blanks, dashes, and ends of lines with margins. */
const BREAKS = [' ', '  ', '-', ' - ', '\u00a0', '\n', '  \n', '\n      ', '-\n', ' \r\n '];
const digitsOf = (text: string) => text.replace(/\D/g, '');
const shown = (number: string) => number.slice(-4);

describe('a printed line', () => {
  test.each([
    ['KARTE 4111111111111111', 'KARTE ************1111'],
    ['4111 1111 1111 1111', '**** **** **** 1111'],
    ['4111-1111-1111-1111 EUR', '****-****-****-1111 EUR'],
    ['4111.1111.1111.1111', '****.****.****.1111'],
    ['4111  1111  1111  1111', '****  ****  ****  1111'],
    ['4111/1111/1111/1111', '****/****/****/1111'],
    ['3782.822463.10005', '****.******.*0005'],
    ['0004111111111111111', '***************1111'],
    // It passes the check of an IBAN, but no bank of that country has one.
    ['ZW3151219207854812', 'ZW************4812'],
    ['NO9386011117947', undefined],
    ['SUMME EUR 12,50', undefined],
    ['AID A0000000041010', undefined],
    ['22.11.2026 12:30:15 Terminal 12345678 TA-NR 000123', undefined],
    ['TA-NR 000123 BNR 0042', undefined],
  ])('%s is kept as %s', (line, masked) => {
    expect(maskCardNumbers(line)).toBe(masked ?? line);
    expect(PrintedLines.parse([line])).toEqual([masked ?? line]);
  });

  test('never shows more than four digits of a card, wherever its number stands', () => {
    const digits = fc
      .stringMatching(/^[2-9]\d{12,18}$/)
      .filter((n) => !/^20\d{12}(\d{3})?$/.test(n));
    const words = fc.stringMatching(/^[A-Z .:]{0,20}$/);
    // Behind the letters of a country it may be an IBAN.
    const country = /(?:^|[^A-Z])[A-Z]{2}$/;
    fc.assert(
      fc.property(words, digits, words, (before, number, after) => {
        fc.pre(!country.test(before));
        const masked = maskCardNumbers(`${before}${number}${after}`);
        expect(masked).not.toMatch(/\d{5,}/);
        expect(masked).toContain(number.slice(-4));
        expect(maskCardNumbers(masked)).toBe(masked);
      }),
    );
  });
});

describe('a card number that is broken', () => {
  test.each(CARDS)('is masked at each place, however it is broken: %s', (number) => {
    for (let at = 1; at < number.length; at += 1) {
      for (const by of BREAKS) {
        const text = `Kartennummer: ${number.slice(0, at)}${by}${number.slice(at)}\nBETRAG EUR 12,50`;
        const masked = maskCardNumbers(text);
        const before = digitsOf(masked.slice(0, masked.indexOf('BETRAG')));
        expect([at, by, before]).toEqual([at, by, shown(number)]);
        expect(masked).toHaveLength(text.length);
        expect(masked.split('\n')).toHaveLength(text.split('\n').length);
      }
    }
  });

  test('is masked at any two places', () => {
    const card = fc.constantFrom(...CARDS);
    const by = fc.constantFrom(...BREAKS);
    fc.assert(
      fc.property(card, fc.nat(), fc.nat(), by, by, (number, a, b, one, two) => {
        const [first, second] = [(a % (number.length - 2)) + 1, (b % (number.length - 2)) + 1];
        const [from, to] = [Math.min(first, second), Math.max(first, second) + 1];
        const text = number.slice(0, from) + one + number.slice(from, to) + two + number.slice(to);
        expect(digitsOf(maskCardNumbers(text))).toBe(shown(number));
      }),
    );
  });

  test('is masked next to other digits', () => {
    const card = fc.constantFrom(...CARDS);
    const other = fc.stringMatching(/^\d{1,9}$/);
    fc.assert(
      fc.property(card, fc.nat(), other, other, (number, place, before, after) => {
        const at = (place % (number.length - 1)) + 1;
        const lines = [`TA ${before} ${number.slice(0, at)}`, `${number.slice(at)} ${after}`];
        // The shown digits may make the number's beginning by chance.
        fc.pre(!`${before}${number.slice(-4)}${after}`.includes(number.slice(0, 9)));
        const left = digitsOf(maskLines(lines).join(' '));
        expect(left.length).toBeLessThanOrEqual(before.length + after.length + 4);
        expect(left).not.toContain(number.slice(0, 9));
      }),
    );
  });

  test('is found in a row of thousands of digits before the test times out', () => {
    const digits = Array.from({ length: 5_000 }, (_, n) => String(n % 10)).join(' ');
    expect(maskCardNumbers(`${digits} 4111 1111 1111 1111`)).toMatch(/\*\*\*\* 1111$/);
  });

  test('keeps each line as long as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const masked = maskLines(lines);
        expect(masked.map(({ length }) => length)).toEqual(lines.map(({ length }) => length));
      }),
    );
  });
});

describe('text without a card number', () => {
  test.each([
    ['milliseconds since 1970', 'at 1772442000000 ms'],
    ['milliseconds in JSON', '{"time":1772442000000,"took":12}'],
    ['calendar time in digits', '20260302090000'],
    ['a day before a running number', '2026-03-02 0004711'],
    ['an id', '01990000-0000-7000-8000-000000000001'],
    ['an id of digits that pass the check of cards', '41111111-1111-1111-1111-111111111111'],
    ['a position of the event log', 'at position 0000000000000053'],
    ['a hash', '4111111111111111000000000000000000000000000000000000000000000abc'],
    ['amounts', '1.234,56 EUR 99.999,99 EUR 12345678,90'],
    ['phone numbers', 'Tel. +49 30 1234567890, +4915112345678, 030 12345678'],
    ['a bank account', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['a bank account in one piece', 'DE89370400440532013000'],
    ['a bank account over two lines', 'IBAN GB29 NWBK 6016\n1331 9268 19'],
    ['references in columns', 'Terminal 52500038   TA-Nr 000123   BNr 0042'],
  ])('stays as it is: %s', (_, text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  test('stays as it is: any time in milliseconds, any id, any amount', () => {
    const time = fc.integer({ min: 1_000_000_000_000, max: 1_999_999_999_999 });
    const amount = fc.integer({ min: 1, max: 99_999_999 }).map((n) => (n / 100).toFixed(2));
    fc.assert(
      fc.property(time, fc.uuid(), amount, (ms, id, sum) => {
        const text = `${ms}: ${id}, EUR ${sum}.`;
        expect(maskCardNumbers(text)).toBe(text);
      }),
    );
  });

  test('is masked where it only looks like a bank account or a phone number', () => {
    expect(maskCardNumbers('VU12 4111 1111 1111 1111')).not.toContain('4111');
    expect(maskCardNumbers('+49 4111 1111 1111 1111')).not.toContain('4111');
  });

  test('has no check digit of a card, or begins as none does', () => {
    expect(CARDS.every(isCardNumber)).toBe(true);
    expect(isCardNumber('0000000000000000')).toBe(false);
  });
});
