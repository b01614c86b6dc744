import type { Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import type { Sample } from '../sample.js';

/**
 * One of the two compared subjects: measures its work a second with this number of workers at
 * once.
 */
export interface Contender {
  readonly name: string;
  readonly measure: (atOnce: number) => Promise<number>;
}

export interface Comparison {
  readonly ours: Contender;
  readonly baseline: Contender;
  readonly unit: string;
  /** The name of the goals, as `P7 product / by hand`. */
  readonly goal: string;
  /** The least ratio. */
  readonly atLeast: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

/**
 * Measures both in turns, with one and with 16 at work at once, and sets a goal on each of the two
 * ratios.
 */
export async function compareAtOnce({
  ours,
  baseline,
  unit,
  goal,
  atLeast,
  rounds,
  say,
}: Comparison): Promise<{ samples: readonly Sample[]; goals: readonly Goal[] }> {
  const subjects = [1, 16].flatMap((atOnce) =>
    [ours, baseline].map(({ name, measure }) => ({
      name: `${name}, ${atOnce} at once`,
      unit,
      combine: meanRate,
      measure: () => measure(atOnce),
    })),
  );
  const samples = await interleave(subjects, { rounds, pieces: 2 }, say);
  const [oneOurs, oneBase, manyOurs, manyBase] = samples;
  if (!oneOurs || !oneBase || !manyOurs || !manyBase) throw new Error('Nothing was measured');
  const target = { atLeast };
  return {
    samples,
    goals: [
      { name: `${goal}, 16 at once`, ours: manyOurs, baseline: manyBase, target },
      { name: `${goal}, one at a time`, ours: oneOurs, baseline: oneBase, target },
    ],
  };
}
