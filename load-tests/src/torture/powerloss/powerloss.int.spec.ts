import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../seeded-random.js';
import { APPENDS_TO_CHECKPOINTS, FAILED_READS, FAULTS, underFault } from './faults.js';
import { flipBits } from './flips.js';
import { powerloss } from './powerloss.js';
import { canRecord } from './trace.js';

const PATIENCE_MS = 180_000;

/**
 * The writer is a whole program, so it is the built one; building it here keeps it from being a
 * stale one.
 */
const program = resolve('load-tests/dist/torture/powerloss/writer.js');
const build = ['node_modules/typescript-7/bin/tsc', '-b', 'load-tests'];

/** `npm run torture -- powerloss --seed <seed> --trace <folder>` looks at the same cuts again. */
const seed = randomInt(2 ** 32);

const isRecordable = canRecord();

if (!isRecordable) {
  const missing = 'strace is missing: power cuts are not tested (install the package strace)';
  if (process.env.CI === 'true') it(missing, () => expect(isRecordable).toBe(true));
  else it.skip(missing, () => undefined);
} else {
  describe(`A log whose power is cut between any two calls (seed ${seed})`, () => {
    let folder: string;
    beforeAll(async () => {
      await promisify(execFile)(process.execPath, build);
    }, PATIENCE_MS);
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-powerloss-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it(
      'holds all that was acknowledged, whatever the disk has kept of the rest, and serves no turned bit',
      async () => {
        const report = await powerloss({ program, folder, appends: 60, cuts: 500, seed });
        expect(report).toMatchObject({ cuts: 500, wrong: [] });
        expect(report.acknowledged).toBeGreaterThan(30);
        const flips = await flipBits(join(folder, 'data'), 100, seededRandom(seed));
        expect(flips.wrong).toEqual([]);
        expect(flips.found).toBeGreaterThan(10);
      },
      PATIENCE_MS,
    );

    it.each(['synchronous-normal', 'synchronous-off'] as const)(
      'is found out with the bug %s',
      async (mutant) => {
        const { wrong } = await powerloss({
          program,
          folder,
          appends: 60,
          cuts: 2_000,
          seed,
          mutant,
        });
        expect(wrong).not.toEqual([]);
      },
      PATIENCE_MS,
    );

    it.each(FAULTS)(
      'keeps its word where $name for a while',
      async (fault) => {
        await mkdir(join(folder, 'run'));
        const run = { program, folder: join(folder, 'run'), appends: 40, fault };
        const report = await underFault({ ...run, from: 3, to: 9 });
        expect(report.wrong).toEqual([]);
        expect(report.refused).toBeGreaterThan(2);
        expect(report.acknowledged).toBeGreaterThan(20);
      },
      PATIENCE_MS,
    );

    it.each([1, 20, 10_000])(
      'stays whole where up to %i reads of its write-ahead log fail during checkpoints',
      async (reads) => {
        const run = { program, folder: join(folder, 'run'), fault: FAILED_READS };
        await mkdir(run.folder);
        const report = await underFault({
          ...{ ...run, appends: APPENDS_TO_CHECKPOINTS, from: 40, to: 39 + reads },
        });
        expect(report.wrong).toEqual([]);
        expect(report.refused).toBeGreaterThanOrEqual(Math.min(reads, 20));
        expect(report.acknowledged).toBeGreaterThan(APPENDS_TO_CHECKPOINTS / 2);
      },
      PATIENCE_MS,
    );

    it(
      'is found out where it takes for written what it could not write',
      async () => {
        const { wrong } = await underFault({
          ...{ program, folder, appends: 40, fault: FAULTS[0], from: 12, to: 40 },
          mutant: 'ack-failure',
        });
        expect(wrong).not.toEqual([]);
      },
      PATIENCE_MS,
    );
  });
}
