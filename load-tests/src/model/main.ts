import { spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { models } from './registry.js';

const USAGE = `npm run model -- <id> [--seed <n>] [--mutant <planted bug>] [--help]
ids: ${Object.keys(models).join(', ')}
pickup, payments: [--runs <n>] [--path <path>] [--workers <n>]
joints: [--filter <words of the names of cells>] [--impossible] [--drawn <cells of more events>]
linearize: [--n <kills>]`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main([id = '', ...args]: readonly string[]): Promise<number> {
  const model = models[id];
  if (!model) {
    say(USAGE);
    return 2;
  }
  if (model.isShared) return runShared(model.program, args);
  const { program, workers = 1, beginsOften = false } = model;
  const play = beginsOften ? runLightly : run;
  if (workers === 1) return play(program, args);
  const shares = Array.from({ length: workers }, (_, n) => `${n}/${workers}`);
  const codes = await Promise.all(
    shares.map((share) => play(program, [...args, '--share', share])),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

/**
 * Runs a model in several processes, each with a seed of its own; a failure names the one that
 * repeats it.
 */
async function runShared(program: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '10000' },
      seed: { type: 'string' },
      path: { type: 'string' },
      mutant: { type: 'string' },
      workers: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const runs = Number(values.runs);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  // A run that is repeated is one run, wherever it was found.
  const workers = values.path === undefined ? Number(values.workers ?? availableParallelism()) : 1;
  const wantsHelp = values.help === true;
  if (wantsHelp || ![runs, seed, workers].every(Number.isSafeInteger) || runs < 1 || workers < 1) {
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
      .map((share) =>
        run(program, ['--runs', `${share.runs}`, '--seed', `${share.seed}`, ...optional]),
      ),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

/** A folder in memory, where there is one. */
const IN_MEMORY = '/dev/shm';

/**
 * Each begun product leaves much garbage of a short life, and waits for the disk at each event of a
 * log that no one keeps. With room for the first and without the second, a cell takes half as long.
 */
function runLightly(program: string, args: readonly string[]): Promise<number> {
  const TMPDIR = existsSync(IN_MEMORY) ? IN_MEMORY : process.env.TMPDIR;
  const env = { ...process.env, TMPDIR };
  return run(program, args, ['--max-semi-space-size=64'], { env });
}

function run(
  program: string,
  args: readonly string[],
  flags: readonly string[] = [],
  more: SpawnOptions = {},
): Promise<number> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [...flags, path, ...args], { stdio: 'inherit', ...more });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main(process.argv.slice(2));
