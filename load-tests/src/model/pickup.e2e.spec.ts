import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const PROGRAM = pathOf('../../dist/model/main.js');

/**
 * The interleavings on every run of the tests, for some twenty seconds of one processor; 10,000 by
 * `npm run model -- pickup`.
 */
const RUNS = 1_500;
const LIMIT_MS = 900_000;

/**
 * In processes of their own: every storage that earlier tests of this one have made would be
 * carried along at each of the model's many millions of awaits.
 */
async function check(...options: readonly string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [PROGRAM, 'pickup', ...options]);
  let said = '';
  const hear = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'exit')) as unknown[];
  return { code, said };
}

/** The part that checks types has built it; where journeys run without that part, nothing has. */
beforeAll(async () => {
  if (existsSync(PROGRAM)) return;
  const compiler = pathOf('../../../node_modules/typescript-7/bin/tsc');
  const building = spawn(process.execPath, [compiler, '-b', pathOf('../..')], { stdio: 'inherit' });
  const [code] = (await once(building, 'exit')) as unknown[];
  expect(code).toBe(0);
}, 300_000);

test(
  'of everybody who reaches for a visitor one wins, nobody is passed over, and everybody is served in the end',
  async () => {
    const { code, said } = await check('--runs', `${RUNS}`);
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('broken') });
    expect([...said.matchAll(/(\d+) of \1 runs/g)].reduce((sum, [, n]) => sum + Number(n), 0)).toBe(
      RUNS,
    );
  },
  LIMIT_MS,
);

test(
  'a planted bug is found, and the command says how to see it again',
  async () => {
    const { code, said } = await check('--runs', '1000', '--mutant', 'torn-append');
    expect(code).toBe(1);
    expect(said).toMatch(/again: npm run model -- pickup --seed -?\d+ --path [\d:]+/);
  },
  LIMIT_MS,
);
