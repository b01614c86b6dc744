import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { models } from './registry.js';

const USAGE = `npm run model -- <id> [--runs <n>] [--seed <n>] [--path <path>] [--mutant <planted bug>] [--workers <n>]
ids: ${Object.keys(models).join(', ')}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a model in several processes, each with a seed of its own; a failure names the one that repeats it. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      path: { type: 'string' },
      mutant: { type: 'string' },
      workers: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const program = models[positionals[0] ?? ''];
  const runs = Number(values.runs);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  // A run that is repeated is one run, wherever it was found.
  const workers = values.path === undefined ? Number(values.workers ?? availableParallelism()) : 1;
  const wantsHelp = values.help === true;
  if (
    wantsHelp ||
    !program ||
    ![runs, seed, workers].every(Number.isSafeInteger) ||
    runs < 1 ||
    workers < 1
  ) {
    say(USAGE);
    return 2;
  }
  const shares = Array.from({ length: workers }, (_, worker) => ({
    runs: Math.floor(runs / workers) + (worker < runs % workers ? 1 : 0),
    seed: seed + worker,
  }));
  const optional = [
    ...(values.path === undefined ? [] : ['--path', values.path]),
    ...(values.mutant === undefined ? [] : ['--mutant', values.mutant]),
  ];
  const codes = await Promise.all(
    shares
      .filter((share) => share.runs > 0)
      .map((share) => run(program, [`${share.runs}`, `${share.seed}`, ...optional])),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

function run(program: string, [runs = '', seed = '', ...rest]: readonly string[]): Promise<number> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const args = [path, '--runs', runs, '--seed', seed, ...rest];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main();
