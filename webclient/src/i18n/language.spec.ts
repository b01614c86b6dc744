import { describe, expect, it } from '@jest/globals';

import { detectLanguage } from './language.js';

describe('the language of a page', () => {
  it.each([
    ['', ['en-GB', 'de'], 'en'],
    ['', ['fr-FR', 'de-AT', 'en'], 'de'],
    ['', ['fr-FR'], 'de'],
    ['', [], 'de'],
    ['a=b; foyer-language=en', ['de'], 'en'],
    ['foyer-language=fr', ['en'], 'en'],
  ])('with cookies %j and preferences %j is %s', (cookies, preferred, language) => {
    expect(detectLanguage(cookies, preferred)).toBe(language);
  });
});
