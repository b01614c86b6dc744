import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';

import { idInKey, keyText } from './key-text.js';

const id = '01990000-0000-7000-8000-00000000000a';
const secret = randomBytes(32);

describe('the text of an API key', () => {
  test('has the form that scanners of secrets look for', () => {
    expect(keyText(id, secret)).toMatch(/^foyer_[0-9A-Za-z]{71}$/);
  });

  test.each([id, '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
    'says whose it is: %s',
    (one) => {
      expect(idInKey(keyText(one, secret))).toBe(one);
    },
  );

  test('has the same length for every secret', () => {
    const lengths = [Buffer.alloc(32), Buffer.alloc(32, 0xff), secret].map(
      (one) => keyText(id, one).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('is no key once a character was mistyped', () => {
    const key = keyText(id, secret);
    for (const at of [6, 30, 60, key.length - 1]) {
      const other = key.charAt(at) === 'a' ? 'b' : 'a';
      expect(idInKey(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBeUndefined();
    }
  });

  test.each(['', 'foyer_', 'foyer_abc', `foyer_${'z'.repeat(71)}`, `x${'a'.repeat(76)}`])(
    'is not %j',
    (text) => {
      expect(idInKey(text)).toBeUndefined();
    },
  );
});
