import { seededRandom } from '../seeded-random.js';

/** The middle of some values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('No values');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * The value below which a share of the values is, by the nearest rank. `share` is between 0 and 1.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new RangeError('No values');
  return value;
}

/**
 * A 95% interval of the median by the bootstrap, from a fixed seed: the same rounds give the same
 * interval.
 */
export function medianInterval(values: readonly number[], resamples = 10_000): [number, number] {
  const random = seededRandom(0x5eed);
  const draw = (): number => values[Math.floor(random() * values.length)] ?? 0;
  const medians = Array.from({ length: resamples }, () => median(values.map(draw)));
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}
