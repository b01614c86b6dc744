import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { maskCardNumbers, maskJson, maskLines } from '../validation/card-numbers.js';
import { PrintedLines } from '../validation/printed-lines.js';

const CARDS = ['4222222222222', '30569309025904', '4999990271828185', '6725990314159265357'];
const SIGNS = [
  '.',
  '/',
  ',',
  ':',
  ';',
  '|',
  '*',
  '_',
  '#',
  '=',
  '+',
  '~',
  "'",
  '"',
  '\\',
  '(',
  '^',
];
const SEPARATORS = [...SIGNS, '..', '. ', ' /', '//', '**', ', ', ': ', '",', '|-', ' · ', '€'];
/** Between two lines; the text of some stands in lines of its own. */
const LINE_ENDS = [
  '\n\n',
  '\n   \n',
  '\n\n\n',
  ' *\n* ',
  ' |\n| ',
  '        |\r\n|   ',
  ' *\n*            *\n* ',
  '.\n',
  '\n/',
  '\nBETRAG EUR 12,50\n',
  '\nKundenbeleg\n',
  '\nKundenbeleg\n\n',
  ' *\n* Kundenbeleg *\n* ',
  '\n22.11.2026 12:30:15\nTA-NR 000123\n',
];

const readable = (text: string) => (text.match(/\d/g) ?? []).join('');
const places = (number: string) => Array.from({ length: number.length - 1 }, (_, at) => at + 1);
const inGroups = (number: string) => number.match(/\d{1,4}/g) ?? [];

describe('a card number', () => {
  test.each(CARDS)('shows four digits behind any sign at any place: %s', (number) => {
    for (const at of places(number)) {
      for (const by of SEPARATORS) {
        const text = `Kartennr ${number.slice(0, at)}${by}${number.slice(at)} EUR`;
        expect([text, readable(maskCardNumbers(text))]).toEqual([text, number.slice(-4)]);
        const json = JSON.stringify({ text });
        expect((JSON.parse(maskJson(json)) as { text: string }).text).toBe(maskCardNumbers(text));
      }
    }
  });

  test.each(CARDS)('shows four digits in groups by any sign: %s', (number) => {
    for (const by of SEPARATORS) {
      const text = `Kartennr ${inGroups(number).join(by)} EUR`;
      expect([text, readable(maskCardNumbers(text))]).toEqual([text, number.slice(-4)]);
    }
  });

  test.each(CARDS)('shows four digits in lines with anything between: %s', (number) => {
    for (const at of places(number)) {
      for (const end of LINE_ENDS) {
        const lines = `Kartennr ${number.slice(0, at)}${end}${number.slice(at)}\nDanke`.split('\n');
        const shown = Math.max(at, number.length - 4);
        const expected = number.slice(-4, shown) + readable(end) + number.slice(shown);
        const masked = readable(PrintedLines.parse(lines).join('\n'));
        expect([at, end, masked]).toEqual([at, end, expected]);
      }
    }
  });

  test('shows four digits in groups by any sign and over any end of line', () => {
    const by = fc.constantFrom(...SEPARATORS);
    const end = fc.constantFrom('\n', ...LINE_ENDS.filter((one) => !/\d/.test(one)));
    fc.assert(
      fc.property(fc.constantFrom(...CARDS), by, end, fc.nat(), (number, sign, lineEnd, place) => {
        const at = (place % (number.length - 1)) + 1;
        const [first, second] = [number.slice(0, at), number.slice(at)].map((half) =>
          inGroups(half).join(sign),
        );
        // Below text, it is read as an amount.
        fc.pre(!/^\d{1,4}[.,]\d\d$/.test(second ?? ''));
        const lines = `${first}${lineEnd}${second}`.split('\n');
        expect(readable(maskLines(lines).join('\n'))).toBe(number.slice(-4));
      }),
      { numRuns: 2000 },
    );
  });

  test('shows four digits in strings of a list in JSON', () => {
    const lines = ['Kartennr 4999.9902.71', '82.8185'];
    expect(JSON.parse(maskJson(JSON.stringify({ lines })))).toEqual({ lines: maskLines(lines) });
    expect(maskLines(lines)).toEqual(['Kartennr ****.****.**', '**.8185']);
  });
});

/** Receipts as terminals of several makers print them; their long figures pass the check of cards. */
const RECEIPTS = {
  German: `
    * * Kundenbeleg * *
    Ada Café, Musterstr. 12
    10115 Berlin
    Tel. 030/1234567
    USt-IdNr. DE123456789
    Steuernummer 12/345/67890

    22.11.2026 12:30:15
    Terminal-ID      52500038
    TA-Nr 000123   BNr 0042
    VU-Nr     4556789012
    Kartenzahlung girocard
    PAN ************8185
    Karte 1 gültig bis 12/28
    EMV-AID A0000000041010
    EMV-Daten 0000008000/E800
    AS-Proc-Code = 00 075 00
    Capt.-Ref. = 0000
    BETRAG EUR 12,50
    ** Zahlung erfolgt **`,
  English: `
    CUSTOMER RECEIPT
    11/22/2026 12:30
    TID 52500038
    MID 4556789012
    STAN: 000077
    AUTH CODE 12A45B
    TOTAL USD 1,234.56`,
  'with columns': `
    Terminal
    52500038
    Datum
    22.11.26
    12:30

    Betrag EUR
    1.234,50
    4 x 12,50   50,00
    19,00 % 42,02 7,98 50,00
    7,00%   10,00  0,70  10,70`,
  'of the end of a day': `
    Kassenschnitt
    22.11.2026 23:59:58
    52500038
    22.11.2026 00:00:01
    girocard 17 x 1.234,56 EUR
    VISA 4 x 99,00 EUR
    Summe EUR 1.630,56
    https://192.168.100.101:20002`,
};

describe('a receipt without a card number', () => {
  test.each(Object.entries(RECEIPTS))('stays as it is: %s', (_, text) => {
    expect(maskLines(text.split('\n'))).toEqual(text.split('\n'));
    expect(maskJson(JSON.stringify({ text }))).toBe(JSON.stringify({ text }));
  });

  test('stays as it is, whichever terminal, day and amount it names', () => {
    const digits = (length: number) =>
      fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`)).filter((one) => /[2-9]/.test(one));
    const two = (most: number, least = 1) =>
      fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'));
    const amount = fc.integer({ min: 1, max: 9_999_999 }).map((n) => (n / 100).toFixed(2));
    fc.assert(
      fc.property(
        digits(8),
        digits(10),
        digits(6),
        two(28),
        two(12),
        two(23, 0),
        two(59, 0),
        amount,
        (terminal, contract, trace, day, month, hour, minute, sum) => {
          const lines = [
            `${day}.${month}.2026 ${hour}:${minute}:${minute}`,
            `${terminal} ${day}.${month}.26 ${hour}:${minute}`,
            `${hour}:${minute} ${day}/${month}/2026 VU-Nr ${contract}`,
            `EUR ${sum}`,
            `Terminal ${terminal}`,
            `VU-Nr ${contract}`,
            'Betrag',
            sum,
            `USt-IdNr DE${trace}789 TA-Nr ${trace}`,
            `${sum} ${sum} ${sum}`,
            `${sum} EUR`,
          ];
          expect(maskLines(lines)).toEqual(lines);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('keeps numbers of JSON apart, so that it stays JSON', () => {
    const json = '{"ports":[4999,9902,7182,8185],"at":[49999902,71828185]}';
    expect(maskJson(json)).toBe(json);
  });
});
