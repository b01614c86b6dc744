import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMet, judge } from './judge.js';
import { benchmarks } from './registry.js';
import { printReport, writeReport } from './report.js';

const USAGE = `npm run bench -- <id> [--rounds <n>] [--size <n>] [--folder <path>]
ids: ${Object.keys(benchmarks).join(', ')}`;

/** Fewer rounds say too little on a machine that others use too. */
const MIN_ROUNDS = 7;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const OPTIONS = {
  rounds: { type: 'string' },
  size: { type: 'string' },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Returns the arguments, or undefined where usage must be shown instead. */
function readArgs() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    return values.help === true ? undefined : { ...values, id: positionals[0] ?? '' };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

async function main(): Promise<number> {
  const args = readArgs();
  const load = benchmarks[args?.id ?? ''];
  const rounds = Number(args?.rounds ?? MIN_ROUNDS);
  const size = args?.size === undefined ? undefined : Number(args.size);
  const isUsable = size === undefined || (Number.isInteger(size) && size > 0);
  if (!load || !isUsable || !Number.isInteger(rounds) || rounds < MIN_ROUNDS) {
    say(`${USAGE}\nat least ${MIN_ROUNDS} rounds`);
    return 2;
  }
  const benchmark = await load();
  say(benchmark.question);
  const out = resolve('bench/out');
  const base = resolve(args?.folder ?? out);
  await mkdir(base, { recursive: true });
  const folder = await mkdtemp(join(base, `${benchmark.id}-`));
  try {
    const findings = await benchmark.run({ rounds, size, folder, say });
    const judgements = findings.goals.map(judge);
    printReport(findings, judgements, say);
    say(`written to ${await writeReport(out, benchmark, findings, judgements)}`);
    return allMet(findings, judgements) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
