import { expect, test } from '@jest/globals';

import { languageOf, languageOfPage } from './language.js';

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

test.each([
  [{ 'accept-language': 'en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'a=b; foyer-language=de' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'foyer-language=en; a=b' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'foyer-language=fr; other-foyer-language=de' }, 'en'],
  [{}, 'de'],
])('the page that is asked for with %j is in %s', (headers, language) => {
  expect(languageOfPage(headers)).toBe(language);
});
