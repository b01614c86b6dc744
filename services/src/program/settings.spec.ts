import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { describeSettings } from '../platform/config/index.js';
import { mediaSettingsOf, settings } from './settings.js';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** A row of the page without the padding that lines its columns up. */
const cells = (row: string): string => row.replace(/\s+\|/g, ' |').replace(/\|\s+/g, '| ');

test('every setting stands in the operations page as the program describes it, and no other', () => {
  const rows = page
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line))
    .map(cells);
  const expected = describeSettings(settings).map(({ name, description, preset }) =>
    cells(`| \`${name}\` | ${description} | ${preset === '' ? '' : `\`${preset}\``} |`),
  );
  expect(rows).toEqual(expected);
});

test('every setting says what it is for', () => {
  const silent = describeSettings(settings).filter(({ description }) => description.length < 10);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('media relays with secrets that do not fit are named in one line, without a secret', () => {
  const environment = { JANUS_URL: 'ws://a,ws://b,ws://c', JANUS_ADMIN_KEY: 'hidden-1,hidden-2' };
  expect(() => mediaSettingsOf(environment)).toThrow(
    /^JANUS_ADMIN_KEY cannot be used: holds 2 secrets for 3 addresses [^\n]*$/,
  );
  expect(() => mediaSettingsOf(environment)).not.toThrow(/hidden/);
});
