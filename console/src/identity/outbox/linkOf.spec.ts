import { describe, expect, test } from '@jest/globals';

import { linkOf } from './linkOf.js';

describe('the link of a mail', () => {
  test('is its first address, up to the next space', () => {
    const text = 'Hello Ada,\n\nhttp://localhost:3000/vblh/auth/reset#token=a.b-c\n\nGood once.';
    expect(linkOf(text)).toBe('http://localhost:3000/vblh/auth/reset#token=a.b-c');
    expect(linkOf('javascript:alert(1)')).toBeUndefined();
  });
});
