import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const)
  .filter(([, source]) => source.includes('<Autocomplete'))
  .filter(([, source]) => source.includes("from '@mui/material/Autocomplete'"));

it.each(sources)('names the buttons of its field in the language of the user: %s', (_, source) => {
  expect(source).toContain('useAutocompleteTexts()');
});
