import { expect, test } from '@jest/globals';

import { CommonPasswords } from './common-passwords.service.js';

const common = new CommonPasswords();

test.each([
  'qwertyuiop12345',
  'QWERTYUIOP 12345',
  'passwordpassword',
  'Dragon dragon dragon',
  'aaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabcabcabc',
  '               ',
])('%j is common', async (passphrase) => {
  expect(await common.has(passphrase)).toBe(true);
});

test.each(['correct horse battery staple', 'Montags gibt es Kuchen', 'ein Apfel und zwei Birnen'])(
  '%j is not',
  async (passphrase) => {
    expect(await common.has(passphrase)).toBe(false);
  },
);
