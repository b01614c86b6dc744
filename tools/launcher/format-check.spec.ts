import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { checkFormat } from './format-check.mjs';

const folder = mkdtempSync(join(tmpdir(), 'foyer-format-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the exit code for a file with this content, and the output about it. */
async function check(name: string, content: string): Promise<readonly [number, string]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const out = new PassThrough();
  const said = text(out);
  const code = await checkFormat([path], process.env, out);
  out.end();
  return [code, await said];
}

test.each([
  ['badly.ts', 'export const one = "1"\n'],
  ['badly.tsx', 'export const One = () => <p>{ 1 }</p>;\n'],
  ['badly.mjs', 'export const one =   1;\n'],
  ['badly.css', 'p { color: red }\n'],
  ['badly.json', '{ "one":1 }\n'],
  ['badly.md', '* one\n* two\n'],
  ['badly.html', '<!doctype html>\n<p >One</p>\n'],
  ['badly.yaml', 'one:   1\n'],
  ['broken.ts', 'export const = 1;\n'],
])('%s is named', async (name, content) => {
  const [code, said] = await check(name, content);
  expect(code).not.toBe(0);
  expect(said).toContain(name);
});

test('a formatted file passes without a word', async () => {
  expect(await check('well.ts', "export const one = '1';\n")).toEqual([0, '']);
});

test('Prettier decides if the two write differently', async () => {
  const union = `export type Verdict =\n  ${['edited', 'dropped', 'swapped', 'checkpoint-missing', 'seal-broken', 'added'].map((one) => `'${one}'`).join(' | ')};\n`;
  const [code] = await check('union.ts', union);
  expect(code).toBe(0);
});
