import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { kill9 } from './kill9.js';
import { MUTANTS } from './mutants.js';

const PATIENCE_MS = 180_000;

/**
 * A killed process is a whole program, so it is the built one; building it here keeps it from being
 * a stale one.
 */
const program = resolve('load-tests/dist/torture/kill9/writer.js');
const build = ['node_modules/typescript-7/bin/tsc', '-b', 'load-tests'];

describe('A process that is killed while it writes the log', () => {
  let folder: string;
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, build);
  }, PATIENCE_MS);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-kill9-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(
    'leaves all that was acknowledged, nothing by halves, and a whole chain',
    async () => {
      const report = await kill9({ program, folder, kills: 50 });
      expect(report).toMatchObject({ kills: 50, wrong: [] });
      expect(report.acknowledged).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );

  it.each(MUTANTS)(
    'is found out where the log has the bug %s',
    async (mutant) => {
      const { wrong } = await kill9({ program, folder, kills: 20, mutant });
      expect(wrong).not.toEqual([]);
    },
    PATIENCE_MS,
  );
});
