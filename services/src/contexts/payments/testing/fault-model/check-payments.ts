import fc from 'fast-check';

import { plans, type PlantedBug, type Plan } from './plan.js';
import { play } from './play.js';

export interface CheckPayments {
  readonly runs: number;
  /** The seed of the runs; random by default. The same seed gives the same runs. */
  readonly seed?: number;
  /** Goes straight to the run that failed, as an earlier check named it. */
  readonly path?: string;
  readonly planted?: PlantedBug;
}

/** A run in which a rule was broken, made as small as it goes. */
export interface PaymentsFailure {
  readonly seed: number;
  readonly path: string;
  readonly violations: readonly string[];
  readonly plan: Plan;
}

/** Plays many fault schedules. */
export function checkPayments({ runs, seed, path, planted }: CheckPayments): {
  readonly seed: number;
  readonly failure: PaymentsFailure | undefined;
} {
  const property = fc.property(plans, (plan) => play(plan, planted).length === 0);
  const details = fc.check(property, {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
    ...(path === undefined ? {} : { path }),
  });
  const [plan] = details.counterexample ?? [];
  if (!details.failed || !plan) return { seed: details.seed, failure: undefined };
  const failure = {
    seed: details.seed,
    path: details.counterexamplePath ?? '',
    violations: play(plan, planted),
    plan,
  };
  return { seed: details.seed, failure };
}
