import type { Spread } from '@foyer/contracts/statistics';

/** Returns the figures of some lengths of time; null if there is none. */
export function spreadOf(lengthsMs: readonly number[]): Spread | null {
  const sorted = Float64Array.from(lengthsMs).sort();
  const longestMs = sorted.at(-1);
  if (longestMs === undefined) return null;
  const rank = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? longestMs;
  return {
    number: sorted.length,
    totalMs: sorted.reduce((sum, one) => sum + one, 0),
    medianMs: rank(0.5),
    p90Ms: rank(0.9),
    longestMs,
  };
}
