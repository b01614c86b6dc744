import { describe, expect, test } from '@jest/globals';

import { rejections } from '../rejections/index.js';
import { validationTexts } from '../validation/index.js';
import { failureTexts, noticeTexts, successTexts, type Text } from './index.js';

const catalogues: [string, Readonly<Record<string, Text>>][] = [
  ['successes', successTexts],
  ['failures', failureTexts],
  ['notices', noticeTexts],
  ['validation', validationTexts],
  ['rejections', rejections],
];

describe.each(catalogues)('the texts of %s', (_, catalogue) => {
  test.each(Object.entries(catalogue))('%s stands in both languages, translated', (_key, text) => {
    expect(text.en.trim()).not.toBe('');
    expect(text.de.trim()).not.toBe('');
    expect(text.de).not.toBe(text.en);
    const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
    expect(placeholders(text.de)).toEqual(placeholders(text.en));
  });
});
