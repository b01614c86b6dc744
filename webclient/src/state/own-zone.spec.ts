import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCES = join(process.cwd(), 'webclient/src');
const OWNER = 'state/own-zone.ts';

test('no other file takes the zone as the browser names it', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.') && file !== OWNER)
    .filter((file) => {
      const source = readFileSync(join(SOURCES, file), 'utf8');
      return /resolvedOptions\(\)\.timeZone|\{ timeZone\b[^}]*\} = [^;]*Intl/.test(source);
    });
  expect(found).toEqual([]);
});
