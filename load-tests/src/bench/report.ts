import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Benchmark, Findings } from './benchmark.js';
import { allMet, type Judgement } from './judge.js';
import { median } from './statistics.js';

/** Prints what was found, all rounds of it. */
export function printReport(
  findings: Findings,
  judgements: readonly Judgement[],
  say: (line: string) => void,
): void {
  for (const [name, value] of Object.entries(findings.facts)) say(`${name}: ${value}`);
  for (const { name, unit, values } of findings.samples) {
    const all = values.map((value) => value.toFixed(2)).join(' ');
    say(`${name}: median ${median(values).toFixed(2)} ${unit}, rounds ${all}`);
  }
  for (const { name, ratios, median, interval, target, met } of judgements) {
    const wanted = 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;
    const [low, high] = interval.map((bound) => bound.toFixed(3));
    say(`${name}: ratios ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}`);
    say(`  median ${median.toFixed(3)}, 95% [${low}, ${high}], goal ${wanted}: ${word(met)}`);
  }
  for (const { name, value, unit, atMost } of findings.limits ?? []) {
    const met = word(value <= atMost);
    say(`${name}: ${value.toFixed(2)} ${unit}, limit ${atMost.toFixed(2)}: ${met}`);
  }
}

/** Writes the findings where a later run or a page can read them; returns the path. */
export async function writeReport(
  folder: string,
  { id, question }: Benchmark,
  findings: Findings,
  judgements: readonly Judgement[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${id}.json`);
  const { samples, facts, limits = [] } = findings;
  const at = new Date().toISOString();
  const met = allMet(findings, judgements);
  const report = {
    id,
    question,
    at,
    node: process.version,
    met,
    facts,
    samples,
    judgements,
    limits,
  };
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}

function word(met: boolean): string {
  return met ? 'met' : 'MISSED';
}
