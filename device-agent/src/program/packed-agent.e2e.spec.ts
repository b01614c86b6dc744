import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('the package of the agent', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-packed-'));
    const { stdout } = await run(process.execPath, [at('pack.mjs'), folder]);
    await run('tar', ['-xzf', stdout.trim(), '-C', folder]);
    // Stands in place of npm's downloads; modules in the package itself are found first.
    await symlink(at('../node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('starts on a machine that has nothing else of the product', async () => {
    const program = join(folder, 'package/bin/foyer-device-agent.mjs');
    const env = { FOYER_AGENT_SERVER: 'http://127.0.0.1:9', FOYER_AGENT_FOLDER: folder };
    const checked = await run(process.execPath, [program, '--check'], { env }).catch(
      (error: unknown) => error,
    );
    expect(checked).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('MISSING server: http://127.0.0.1:9 does not answer'),
      stderr: '',
    });
  });

  it.each(['@foyer/contracts/package.json', 'zod/package.json'])('brings %s along', (path) => {
    expect(existsSync(join(folder, 'package/node_modules', path))).toBe(true);
  });

  it('has no emulated terminal', () => {
    expect(existsSync(join(folder, 'package/dist/program/main.js'))).toBe(true);
    expect(existsSync(join(folder, 'package/dist/testing'))).toBe(false);
  });
});
