import { beforeEach, expect, test } from '@jest/globals';

import { currentLocale, rememberLocale } from './locale.js';

beforeEach(() => {
  document.cookie = 'foyer-language=; Path=/; Max-Age=0';
});

test('a language that is chosen elsewhere later counts in the console too', () => {
  rememberLocale('en');
  expect(currentLocale()).toBe('en');
  // As the web client and the account's page write it.
  document.cookie = 'foyer-language=de; Path=/';
  expect(document.cookie.match(/foyer-language=/g)).toHaveLength(1);
  expect(currentLocale()).toBe('de');
});
