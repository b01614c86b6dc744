import type { Sample } from './sample.js';

/** The options of a benchmark from the command line. */
export interface BenchContext {
  /** Rounds of each subject, interleaved. */
  readonly rounds: number;
  /** How much to work on, where a benchmark leaves the choice; undefined for its own measure. */
  readonly size: number | undefined;
  /** A folder of this run's own, on the disk that is measured; removed afterwards. */
  readonly folder: string;
  /** Shows the progress to a person. */
  readonly say: (line: string) => void;
}

/** A goal: ours against a baseline that was measured in the same rounds. */
export interface Goal {
  readonly name: string;
  readonly ours: Sample;
  readonly baseline: Sample;
  /** Ours divided by the baseline must be at least, or at most, this. */
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
}

/** A measured number that must stay on one side of a limit and has no baseline. */
export interface Limit {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost: number;
}

export interface Findings {
  readonly samples: readonly Sample[];
  readonly goals: readonly Goal[];
  readonly limits?: readonly Limit[];
  /**
   * Facts that a reader needs to judge the numbers: settings, counted system calls, versions.
   */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** One benchmark: a file of its own, entered in the registry under its id. */
export interface Benchmark {
  readonly id: string;
  /** The question that it answers, in one sentence. */
  readonly question: string;
  run(context: BenchContext): Promise<Findings>;
}
