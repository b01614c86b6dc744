import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MUTANTS } from './mutants.js';
import { subscription } from './subscription.js';

const PATIENCE_MS = 180_000;
const program = resolve('load-tests/dist/torture/subscription/program.js');
const build = ['node_modules/typescript-7/bin/tsc', '-b', 'load-tests'];
const seed = randomInt(2 ** 32);

describe(`Eight subscribers beside sixteen writers, killed again and again (seed ${seed})`, () => {
  let folder: string;
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, build);
  }, PATIENCE_MS);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-subscription-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(
    'miss, double and reorder nothing, and every event has its effect once',
    async () => {
      const report = await subscription({ program, folder, events: 6_000, seed });
      expect(report.wrong).toEqual([]);
      expect(report.events).toBeGreaterThanOrEqual(6_000);
      expect(report.kills).toBeGreaterThan(1);
    },
    PATIENCE_MS,
  );

  it.each(MUTANTS)(
    'are found out with the bug %s',
    async (mutant) => {
      const { wrong } = await subscription({ program, folder, events: 6_000, seed, mutant });
      expect(wrong).not.toEqual([]);
    },
    PATIENCE_MS,
  );
});
