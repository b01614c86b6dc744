import { expect, test } from '@jest/globals';

import { signedName } from './signed-name.js';

test.each([
  ['Contract.docx', 'en', 'Contract (signed).pdf'],
  ['Vertrag.pdf', 'de', 'Vertrag (unterschrieben).pdf'],
  ['Contract (signed).pdf', 'de', 'Contract (unterschrieben).pdf'],
  ['Vertrag (unterschrieben).pdf', 'de', 'Vertrag (unterschrieben).pdf'],
] as const)('%s signed in %s is called %s', (name, language, called) => {
  expect(signedName(name, language)).toBe(called);
});
