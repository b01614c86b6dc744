import fc from 'fast-check';

import type { PlantedBug } from './planted-bug.js';
import { play } from './play.js';
import { scenarios, type Scenario } from './scenario.js';

export interface CheckPickup {
  readonly runs: number;
  /** The seed of the runs; random by default. The same seed gives the same runs. */
  readonly seed?: number;
  /**
   * Goes straight to the run that failed, as an earlier check named it, and makes it small in the
   * same way.
   */
  readonly path?: string;
  readonly planted?: PlantedBug;
  /** True if a failed run is reduced, which takes many more runs; true by default. */
  readonly shrinks?: boolean;
}

/** A run in which a rule was broken, made as small as it goes unless that was not wanted. */
export interface PickupFailure {
  readonly seed: number;
  readonly path: string;
  readonly violations: readonly string[];
  readonly scenario: Scenario;
  /** The order of the steps. */
  readonly order: string;
}

/** Plays many scenarios, each in an order of its own. */
export async function checkPickup({
  runs,
  seed,
  path,
  planted,
  shrinks = true,
}: CheckPickup): Promise<{ readonly seed: number; readonly failure: PickupFailure | undefined }> {
  let violations: readonly string[] = [];
  const property = fc.asyncProperty(fc.scheduler(), scenarios, async (scheduler, scenario) => {
    const broken = await play(
      scenario,
      {
        turn: (what) => scheduler.schedule(Promise.resolve(), what),
        settle: (all) => scheduler.waitFor(all),
      },
      planted,
    );
    // The last one that fails is the smallest.
    if (broken.length > 0) violations = broken;
    return broken.length === 0;
  });
  const details = await fc.check(property, {
    numRuns: runs,
    endOnFailure: !shrinks,
    ...(seed === undefined ? {} : { seed }),
    ...(path === undefined ? {} : { path }),
  });
  if (!details.failed) return { seed: details.seed, failure: undefined };
  const [scheduler, scenario] = details.counterexample ?? [];
  if (!scheduler || !scenario) throw new Error('The model was interrupted');
  return {
    seed: details.seed,
    failure: {
      seed: details.seed,
      // A reused scheduler continues its random choices, so only the path from the first run
      // counts.
      path: details.counterexamplePath?.split(':')[0] ?? '',
      violations,
      scenario,
      order: fc.stringify(scheduler),
    },
  };
}
