import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { cleanFileName, cleanLine, cleanParagraph, fileName } from './plain-text.js';

/** Characters that are not shown, of each kind. */
const IGNORABLES = [
  ...['\u00ad', '\u034f', '\u115f', '\u1160', '\u17b4', '\u180b', '\u180e', '\u200b', '\u200c'],
  ...['\u200d', '\u2060', '\u2064', '\u206a', '\u3164', '\ufe00', '\ufe0f', '\uffa0', '\u{1bca0}'],
  ...['\u{1d173}', '\u{e0041}', '\u{e007f}', '\u{e0101}', '\u{e0fff}'],
];
/** Characters behind which one of them may be needed. */
const NEEDING = ['ی', 'م', 'क', '्', 'ന', '്', '👨', '🏽', '❤', '🏴', '1', '\u20e3', '葛', 'ᠮ', 'က'];

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u200e',
        '\u200f',
        '\u061c',
        '\u202a',
        '\u202b',
        '\u202c',
        '\u202d',
        '\u202e',
      ),
      fc.constantFrom(
        '\u2066',
        '\u2067',
        '\u2068',
        '\u2069',
        '\n',
        '\r\n',
        '\u000b',
        '\u2028',
        '\u0000',
      ),
      fc.constantFrom(...IGNORABLES),
      fc.constantFrom(...NEEDING),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

const count = (text: string, marks: RegExp) => (text.match(marks) ?? []).length;

describe('a text of one line', () => {
  test.each([
    ['\u202d+49 30 123456\u202c', '+49 30 123456'],
    ['+49\u00a030\u202f123456', '+49 30 123456'],
    ['Tariq\u200f', 'Tariq'],
    ['Line\u000bbreak', 'Line break'],
    ['\u200b\u2060\u3164\u00ad', ''],
    ['  Mira\u200dm  ', 'Miram'],
    ['Mo\u200blly', 'Molly'],
    ['M\u00ado\u034fl\u2060l\u{e0041}y\ufe0f\u180b', 'Molly'],
    ['Mo\u115f\u1160\u3164\uffa0\u17b4\u{1d173}\u{e0101}lly', 'Molly'],
    ['molly@example.org\u200c', 'molly@example.org'],
    ['مریم\u200cسادات', 'مریم\u200cسادات'],
    ['مریم\u200c\u200cسادات\u200c', 'مریم\u200cسادات'],
    ['علی\u200d Molly', 'علی Molly'],
    ['शर्\u200dमा क्\u200cष', 'शर्\u200dमा क्\u200cष'],
    ['അവന്\u200d', 'അവന്\u200d'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['👨\u200d👩\u200d👧\u200d👦', '👨\u200d👩\u200d👧\u200d👦'],
    ['👩🏽\u200d🚀 ❤\ufe0f\u200d🔥', '👩🏽\u200d🚀 ❤\ufe0f\u200d🔥'],
    ['1\ufe0f\u20e3 1\ufe0f', '1\ufe0f\u20e3 1'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    ],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['👨\u200d', '👨'],
    ['\u200d👨', '👨'],
  ])('is kept of %j as %j', (text, kept) => {
    expect(cleanLine(text)).toBe(kept);
  });

  test('is kept as it is the second time, without a mark that turns or a control', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const line = cleanLine(text);
        expect(cleanLine(line)).toBe(line);
        // These scripts need none.
        if (/^[\p{Script=Latn}\p{Script=Cyrl}\p{Script=Grek}\p{Cf}\p{Zs}]*$/u.test(text)) {
          expect(line).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
        }
        expect(line).not.toMatch(
          /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
        );
      }),
    );
  });
});

describe('a text of several lines', () => {
  test.each([
    ['مرحبا\u200f 123', 'مرحبا\u200f 123'],
    ['Tel. \u202d+49 30\u202c now', 'Tel. \u202d+49 30\u202c now'],
    ['\u202eturned for ever', '\u202eturned for ever\u202c'],
    ['closes\u202c what it never opened\u2069', 'closes what it never opened'],
    ['Word\u000bline\r\nmore', 'Word\nline\nmore'],
    ['\u200f\n\u200e', ''],
  ])('is kept of %j as %j', (text, kept) => {
    expect(cleanParagraph(text)).toBe(kept);
  });

  test('closes in each line what the line opens, and is kept as it is the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const kept = cleanParagraph(text);
        expect(cleanParagraph(kept)).toBe(kept);
        for (const line of kept.split('\n')) {
          expect(count(line, /[\u202a\u202b\u202d\u202e]/g)).toBe(count(line, /\u202c/g));
          expect(count(line, /[\u2066-\u2068]/g)).toBe(count(line, /\u2069/g));
        }
      }),
    );
  });
});

describe('the name of a file', () => {
  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\Zoë\\Vertrag.pdf', 'Vertrag.pdf'],
    ['Angebot.pdf', 'Angebot.pdf'],
    ['.profile', '.profile'],
    ['报价 2026.pdf', '报价 2026.pdf'],
  ])('of %j is %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test.each(['../../../', '..', '/', 'a/..', '\u200b', '\u202e/\u202c'])(
    '%j is refused',
    (sent) => {
      expect(fileName().safeParse(sent).success).toBe(false);
    },
  );

  test('never leads to another folder, and is kept as it is when it is sent again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(texts, fc.constantFrom('/', '\\', '..', '.'))), (parts) => {
        const name = cleanFileName(parts.join(''));
        expect(name).not.toMatch(/[\\/]|^\.\.?$/);
        expect(cleanFileName(name)).toBe(name);
      }),
    );
  });
});
