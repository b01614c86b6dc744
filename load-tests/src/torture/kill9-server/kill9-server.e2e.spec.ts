import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { kill9Server } from './kill9-server.js';
import { MUTANTS } from './mutants.js';

const PATIENCE_MS = 600_000;
/**
 * Each kill costs a start, which is a few seconds of a processor; a new seed in every run makes up
 * for the few. `npm run torture -- kill9-server` kills a thousand times.
 */
const USUAL_KILLS = 6;
const KILLS = Number(process.env.FOYER_TEST_KILLS ?? USUAL_KILLS);

/** Told with every failure: `npm run torture -- kill9-server --seed` draws the same again. */
const seed = randomInt(2 ** 32);

describe(`The server, killed at random moments under load (seed ${seed})`, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-kill9-server-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(
    'knows all that it acknowledged, with a whole chain and read models like new ones',
    async () => {
      const report = await kill9Server({ folder, kills: KILLS, seed });
      expect(report).toMatchObject({ kills: KILLS, wrong: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS);
    },
    PATIENCE_MS,
  );

  it.each(MUTANTS)(
    'is found out with the bug %s',
    async (mutant) => {
      const kills = mutant === 'lost-document' ? 1 : KILLS;
      const { wrong } = await kill9Server({ folder, kills, seed, mutant });
      expect(wrong).not.toEqual([]);
    },
    PATIENCE_MS,
  );
});
