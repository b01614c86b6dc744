import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

test('the verifier that leaves the house is made of the rules of the log, by npm run gen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-verifier-'));
  try {
    const made = join(folder, 'verify-export.mjs');
    const config = root('services/verifier/rolldown.config.mjs');
    const bundler = root('node_modules/rolldown/bin/cli.mjs');
    await promisify(execFile)(process.execPath, [bundler, '--config', config, '--file', made]);
    const text = await readFile(made, 'utf8');
    expect(await readFile(root('services/verifier/verify-export.mjs'), 'utf8')).toBe(text);
    const imported = [...text.matchAll(/^import .* from "(.*)";$/gm)].map(([, name]) => name);
    expect(imported.length).toBeGreaterThan(2);
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
