import type { Judgement } from './judgement.js';
import type { RunReport } from './run.js';

/** Steps of a visitor who was let in. */
const STEPS = ['portal', 'open', 'connect', 'start', 'ring', 'enter'] as const;
/** The factor by which an admitted visitor may wait longer during a spike than before. */
const MOST_SLOWER = 2;
/** Below this a difference is one of the machine, in milliseconds. */
const NO_MATTER_MS = 50;
/** The time within which a rejected visitor must be notified, in milliseconds. */
const REFUSED_WITHIN_MS = 50;

/**
 * Judges a spike for three groups: the admitted visitors, the rejected ones, and those who come
 * after.
 */
export function judgeSpike({ summary, memory }: RunReport): Judgement {
  const p99 = (step: string, phase: string): number =>
    summary.figure(`step{step:${step},scenario:${phase}}`, 'p(99)') ?? 0;
  const most = (step: string): number => Math.max(p99(step, 'before') * MOST_SLOWER, NO_MATTER_MS);
  const lines: string[] = [];
  const missed: string[] = [];
  for (const phase of ['spike', 'after'] as const) {
    for (const step of STEPS) {
      const line = `${phase}: p99 of ${step} ${p99(step, phase).toFixed(0)} ms beside ${p99(step, 'before').toFixed(0)} ms before`;
      lines.push(line);
      if (p99(step, phase) > most(step)) missed.push(line);
    }
  }
  const failures = summary.count('visits_refused');
  const slowest = summary.figure('rejection', 'p(99)') ?? 0;
  const line = `${failures} refused at the admission, p99 within ${slowest.toFixed(0)} ms`;
  const rss = Math.max(...memory.map((sample) => sample.rss / 2 ** 20));
  const lag = Math.max(...memory.map((sample) => sample.lag));
  lines.push(line);
  lines.push(
    `resident memory at most ${rss.toFixed(0)} MiB, event loop late by ${lag.toFixed(0)} ms on average of a second`,
  );
  if (slowest > REFUSED_WITHIN_MS) missed.push(line);
  return { lines, missed };
}
