import type { Findings, Goal } from './benchmark.js';
import { median, medianInterval } from './statistics.js';

/** How a goal came out. */
export interface Judgement {
  readonly name: string;
  readonly ratios: readonly number[];
  readonly median: number;
  /** 95% interval of the median. */
  readonly interval: readonly [number, number];
  readonly target: Goal['target'];
  readonly met: boolean;
}

/** A goal is met when even the unfavourable end of the interval meets it. */
export function judge({ name, ours, baseline, target }: Goal): Judgement {
  const ratios = ours.values.map((value, round) => value / (baseline.values[round] ?? NaN));
  const interval = medianInterval(ratios);
  const met = 'atLeast' in target ? interval[0] >= target.atLeast : interval[1] <= target.atMost;
  return { name, ratios, median: median(ratios), interval, target, met };
}

/** True if all goals and limits were met. */
export function allMet(findings: Findings, judgements: readonly Judgement[]): boolean {
  const limits = findings.limits ?? [];
  return judgements.every(({ met }) => met) && limits.every((limit) => limit.value <= limit.atMost);
}
