import { describe, expect, it } from '@jest/globals';

import { readClaims, timeLeft } from './token.js';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.y`;

describe('a token', () => {
  it('says how long it is still good', () => {
    expect(timeLeft(token({ exp: 100 }), 40_000)).toBe(60_000);
    expect(timeLeft(token({ exp: 100 }), 100_001)).toBe(0);
    expect(timeLeft(token({ sub: 'a' }), 5)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['', 'nonsense', 'a.b', 'a.%%%.c', `a.${btoa('no json')}.c`])(
    'is no longer good where it is none: %j',
    (text) => {
      expect(readClaims(text)).toBeUndefined();
      expect(timeLeft(text, 0)).toBe(0);
    },
  );
});
