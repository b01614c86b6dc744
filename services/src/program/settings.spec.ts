import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';

import { describeSettings, readSettings, UnusableSetting } from '#platform/config';
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

test('every setting says in plain words what holds where nothing is set', () => {
  const obscure = describeSettings(settings).filter(({ description }) =>
    /\btold\b/.test(description),
  );
  expect(obscure.map(({ name }) => name)).toEqual([]);
});

test('media relays with secrets that do not fit are named in one line, without a secret', () => {
  const environment = { JANUS_URL: 'ws://a,ws://b,ws://c', JANUS_ADMIN_KEY: 'hidden-1,hidden-2' };
  expect(() => mediaSettingsOf(environment)).toThrow(
    /^JANUS_ADMIN_KEY cannot be used: holds 2 secrets for 3 addresses [^\n]*$/,
  );
  expect(() => mediaSettingsOf(environment)).not.toThrow(/hidden/);
});

const SECRET = 'S3kr1t';
const MISTYPED = [
  () => `foyer:${SECRET}@host:27017/x`,
  (scheme: string) => `${scheme}:/foyer:${SECRET}@host:27017/x`,
  (scheme: string) => `${scheme}:foyer:${SECRET}@host:27017/x`,
  (scheme: string) => `${scheme}//foyer:${SECRET}@host:27017/x`,
  (scheme: string) => `${scheme};//foyer:${SECRET}@host:27017/x`,
  () => `htp://foyer:${SECRET}@host:27017/x`,
  () => `foyer:${SECRET}/host`,
  (scheme: string) => `${scheme}://foyer:${SECRET}@`,
  (scheme: string) => `${scheme}://foyer:${SECRET}@ho st/x`,
  () => `foyer ${SECRET}`,
];

const ADDRESSES = Object.keys(settings).filter((name) => /URL|ENDPOINT|ORIGINS/.test(name));

test('the settings that are addresses are found', () => {
  expect(ADDRESSES).toEqual(
    expect.arrayContaining([
      ...['VAULT_URL', 'READ_STORE_URL', 'FILES_URL', 'EVENT_LOG_URL', 'RELAY_URL', 'JANUS_URL'],
      ...['SMTP_URL', 'ALLOWED_ORIGINS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'TURN_URLS'],
    ]),
  );
});

test.each(ADDRESSES)('%s that is mistyped shows no password', (name) => {
  let refused = 0;
  for (const scheme of ['mongodb', 'esdb', 'kafka', 'wss', 'https', 'smtp']) {
    for (const mistype of MISTYPED) {
      try {
        readSettings(settings, { [name]: mistype(scheme) });
      } catch (error) {
        expect(error).toBeInstanceOf(UnusableSetting);
        expect((error as Error).message).toMatch(new RegExp(`^${name} cannot be used: .*\\w`));
        expect(inspect(error, { depth: 20 })).not.toContain(SECRET);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(30);
});
