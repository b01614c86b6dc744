import { expect, test } from '@jest/globals';
import { fold } from './fold.js';

test('folds every letter as a pattern that ignores case compares it', () => {
  const wrong: string[] = [];
  for (let code = 0x80; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const letter = String.fromCodePoint(code);
    const others = [letter.toUpperCase(), letter.toLowerCase(), fold(letter)];
    for (const other of new Set(others)) {
      if (other === letter || Array.from(other).length !== 1) continue;
      const isOne = new RegExp(`^\\u{${other.codePointAt(0)?.toString(16)}}$`, 'iu').test(letter);
      if (isOne !== (fold(other) === fold(letter))) wrong.push(`${letter} ${other}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('folds long texts with letters of every length', () => {
  expect(fold('STRASSE Straße ΣΊΣΥΦΟΣ')).toBe('strasse straße σίσυφοσ');
  expect(fold('ΣΊΣΥΦΟΣ')).toBe(fold('σίσυφος'));
});
