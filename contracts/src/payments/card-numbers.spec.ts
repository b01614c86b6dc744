import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { maskCardNumbers, maskJson, maskLines, mayContinue } from '../validation/card-numbers.js';

const CARDS = ['4222222222222', '378282246310005', '4111111111111111', '6799998900000060018'];
/** The ten digits of each numbering system that writes numbers digit by digit. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }))
  .map((format) => Array.from({ length: 10 }, (_, digit) => format.format(digit)))
  .filter((digits) => digits.every((digit) => /^\p{Nd}$/u.test(digit)));

const every = (property: RegExp): string[] =>
  Array.from({ length: 0x11_0000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => property.test(character),
  );
const SEPARATORS = {
  blanks: every(/^[\p{Zs}\t\u2800]$/u),
  dashes: every(/^\p{Dash}$/u),
  'invisible marks': every(/^\p{Cf}$/u),
  'marks of a digit': ['\ufe0f', '\u20e3', '\u0301'],
  'control characters': ['\0', '\u0007', '\u001d', '\u007f', '\u0085'],
  'ends of lines': ['\n', '\r\n', '\v', '\f', '\u2028', '\u2029'],
};

const written = (number: string, digits: readonly string[]) =>
  Array.from(number, (digit) => digits[Number(digit)] ?? '');
const readable = (text: string) => (text.match(/\p{Nd}/gu) ?? []).join('');

describe('A card number in the digits of any script', () => {
  test('is known in at least sixty scripts', () => {
    expect(SCRIPTS.length).toBeGreaterThan(60);
  });

  test.each(Object.entries(SEPARATORS))(
    'keeps four digits, wherever it is split: %s',
    (_, separators) => {
      for (const [n, digits] of SCRIPTS.entries()) {
        const separator = separators[n % separators.length] ?? '';
        for (const number of CARDS) {
          const parts = written(number, digits);
          for (let at = 0; at < parts.length; at += 1) {
            const text = parts.slice(0, at).join('') + separator + parts.slice(at).join('');
            const masked = maskCardNumbers(text);
            expect([n, at, separator, readable(masked)]).toEqual([
              n,
              at,
              separator,
              parts.slice(-4).join(''),
            ]);
            expect(masked).toHaveLength(text.length);
          }
        }
      }
    },
  );

  test.each(Object.entries(SEPARATORS))(
    'keeps four digits with every separator: %s',
    (_, separators) => {
      for (const separator of separators) {
        const text = ['4111', '1111', '1111', '1111'].join(separator);
        expect([separator, readable(maskCardNumbers(text))]).toEqual([separator, '1111']);
      }
    },
  );

  test('keeps four digits where scripts and separators are mixed', () => {
    const digits = fc.constantFrom(...SCRIPTS);
    const separator = fc.constantFrom('', ...Object.values(SEPARATORS).flat());
    fc.assert(
      fc.property(
        fc.constantFrom(...CARDS),
        fc.array(digits, { minLength: 19, maxLength: 19 }),
        fc.array(separator, { minLength: 19, maxLength: 19 }),
        (number, scripts, separators) => {
          const parts = Array.from(number, (digit, n) => scripts[n]?.[Number(digit)] ?? '');
          const text = parts.map((part, n) => part + (separators[n] ?? '')).join('');
          const masked = maskCardNumbers(text);
          expect(readable(masked)).toBe(parts.slice(-4).join(''));
          expect(masked).toHaveLength(text.length);
        },
      ),
    );
  });

  test('hides every decimal digit that Unicode has', () => {
    for (const digit of every(/^\p{Nd}$/u)) {
      expect([digit, readable(maskCardNumbers(`${digit}411111111111111`))]).not.toEqual([
        digit,
        `${digit}411111111111111`,
      ]);
    }
  });

  test('keeps four digits where they stand above the line, in circles or in parentheses', () => {
    expect(maskCardNumbers('⁴¹¹¹ ¹¹¹¹ ¹¹¹¹ ¹¹¹¹')).toBe('**** **** **** ¹¹¹¹');
    const kinds = [
      ['④', '①'],
      ['⓸', '⓵'],
      ['❹', '❶'],
      ['➃', '➀'],
      ['➍', '➊'],
      ['⑷', '⑴'],
      ['⒋', '⒈'],
    ] as const;
    for (const [four, one] of kinds) {
      const group = one.repeat(4);
      const number = [`${four}${one}${one}${one}`, group, group, group].join(' ');
      expect(maskCardNumbers(number)).toBe(`**** **** **** ${group}`);
    }
  });

  test('is held back at the end of a line until the next one comes', () => {
    for (const digits of SCRIPTS) expect(mayContinue(`KARTE ${digits[4]}${digits[1]}`)).toBe(true);
    expect(mayContinue('BETRAG EUR')).toBe(false);
    expect(maskLines(['KARTE ４１１１　１１１１', '１１１１　１１１１'])).toEqual([
      'KARTE ****　****',
      '****　１１１１',
    ]);
  });
});

describe('A card number in JSON', () => {
  test.each(Object.entries(SEPARATORS))('keeps four digits at escapes: %s', (_, separators) => {
    for (const separator of separators) {
      const value = { text: ['4111', '1111', '1111', '1111'].join(separator) };
      const masked = maskJson(JSON.stringify(value));
      const { text } = JSON.parse(masked) as typeof value;
      expect([separator, readable(text)]).toEqual([separator, '1111']);
    }
  });

  test('stays JSON with backslashes and quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const masked = JSON.parse(maskJson(JSON.stringify({ text }))) as { text: string };
        expect(masked.text).toBe(maskCardNumbers(text));
      }),
    );
    expect(maskJson('{"path":"C:\\\\new\\\\4"}')).toBe('{"path":"C:\\\\new\\\\4"}');
  });
});

describe('Text of other scripts without a card number', () => {
  test.each([
    ['a moment', '١٧٧٢٤٤٢٠٠٠٠٠٠'],
    ['a phone number', 'Tel. +49 30 １２３４５６７'],
    ['a moment before another', '1772442000000\u200b, 1772442000001'],
    ['words with marks and dashes', 'दिन १२ – १३, naïve — 5‑10 kg'],
    ['an id with a mark before it', '\ufeff01990000-0000-7000-8000-000000000001'],
  ])('stays as it is: %s', (_, text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});
