import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linearize } from './linearize.js';
import { MUTANTS } from './mutants.js';

const PATIENCE_MS = 600_000;
/**
 * Two days on the build server, one elsewhere, by a new seed in every run; `npm run model --
 * linearize` kills a hundred times.
 */
const USUAL_KILLS = process.env.CI === 'true' ? 6 : 3;
const KILLS = Number(process.env.FOYER_TEST_KILLS ?? USUAL_KILLS);
/** A planted bug is mostly found on the first day already, after three. */
const KILLS_OF_MUTANT = 12;

/** Told with every failure: `npm run model -- linearize --seed` draws the same again. */
const seed = randomInt(2 ** 32);

describe(`Visitors and agents who reach for the same at once, under kills (seed ${seed})`, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-linearize-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(
    'are answered as if everything happened to visits and desks one after the other',
    async () => {
      const report = await linearize({ folder, kills: KILLS, seed });
      expect(report).toMatchObject({ kills: KILLS, failures: [], wrong: [] });
      expect(report.operations).toBeGreaterThan(KILLS);
    },
    PATIENCE_MS,
  );

  it.each(MUTANTS)(
    'are found out with the bug %s',
    async (mutant) => {
      const { failures } = await linearize({ folder, kills: KILLS_OF_MUTANT, seed, mutant });
      expect(failures).not.toEqual([]);
    },
    PATIENCE_MS,
  );
});
