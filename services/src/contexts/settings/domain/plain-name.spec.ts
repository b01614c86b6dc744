import { expect, test } from '@jest/globals';

import { plainName } from './plain-name.js';

test.each([
  ['Formular für Ada.pdf', 'Formular für Ada.pdf'],
  ['../../../../tmp/evil".png', 'evil.png'],
  ['C:\\Users\\ada\\logo.png', 'logo.png'],
  ['.hidden', 'hidden'],
  ['..', 'file'],
  ['/', 'file'],
  ['a:b*c?.pdf', 'abc.pdf'],
])('%s is kept as %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
