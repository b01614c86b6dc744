import { expect, test } from '@jest/globals';

import { languageOf } from './language.js';

test.each([
  ['en', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,de', 'en'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr,en;q=0.5,de;q=0.7', 'de'],
  ['en;q=0,de', 'de'],
  ['fr', 'de'],
  ['', 'de'],
  [undefined, 'de'],
])('of a header that says %s the language is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
