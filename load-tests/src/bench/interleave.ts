import type { Sample } from './sample.js';

/** One of the things that a benchmark compares. */
export interface Subject {
  readonly name: string;
  readonly unit: string;
  /** Does a piece of the work and answers with its value, such as a rate or a time. */
  measure(): Promise<number> | number;
  /** How the values of the pieces become the value of the round. Default: their mean. */
  readonly combine?: (values: readonly number[]) => number;
}

/** How much is measured. */
export interface Extent {
  readonly rounds: number;
  /** Pieces of each round; the subjects take turns with each piece. Default 1. */
  readonly pieces?: number;
}

/**
 * The mean of rates: of equal pieces of work, the work done in the time that it took altogether.
 */
export function meanRate(rates: readonly number[]): number {
  return rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
}

/**
 * Measures all subjects in turn, piece by piece, so that a machine that slows down or speeds up
 * does so for all of them. A first round warms up and is thrown away.
 */
export async function interleave<const T extends readonly Subject[]>(
  subjects: T,
  extent: Extent,
  say: (line: string) => void,
): Promise<{ [K in keyof T]: Sample }> {
  const samples = subjects.map(({ name, unit }) => ({ name, unit, values: [] as number[] }));
  for (let round = 0; round <= extent.rounds; round += 1) {
    const values = await measureRound(subjects, extent);
    if (round === 0) continue;
    samples.forEach((sample, index) => sample.values.push(values[index] ?? NaN));
    say(`round ${round}: ${samples.map(lastValue).join(', ')}`);
  }
  return samples as { [K in keyof T]: Sample };
}

async function measureRound(
  subjects: readonly Subject[],
  { pieces = 1 }: Extent,
): Promise<number[]> {
  const values = subjects.map(() => [] as number[]);
  for (let piece = 0; piece < pieces; piece += 1) {
    // Each goes first as often as the others: what comes after another finds the caches as that
    // left them.
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const index = (piece + turn) % subjects.length;
      const value = await subjects[index]?.measure();
      if (value !== undefined) values[index]?.push(value);
    }
  }
  return subjects.map(({ combine = mean }, index) => combine(values[index] ?? []));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function lastValue({ name, unit, values }: Sample): string {
  return `${name} ${values.at(-1)?.toFixed(2) ?? '-'} ${unit}`;
}
