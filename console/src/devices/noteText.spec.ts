import { expect, test } from '@jest/globals';
import { PAGE_SILENT, STREAM_FROZEN } from '@foyer/contracts/devices';

import { de } from './de.js';
import { noteText } from './noteText.js';

/** The German texts, by their keys. */
const german = (key: string): string => {
  const found: unknown = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], de);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
};

test('translates the notes that the program itself writes', () => {
  expect(noteText(PAGE_SILENT, german)).toBe('Die Seite antwortet nicht');
  expect(noteText(STREAM_FROZEN, german)).toBe('Das Kamerabild steht still');
});

test('keeps an unforeseen note in its own words', () => {
  expect(noteText('Paper jam', german)).toBe('Paper jam');
});
