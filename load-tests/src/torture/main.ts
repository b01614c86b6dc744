import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Torture } from './torture.js';

/** All harnesses by id. Each is loaded only when it is run. */
const tortures: Readonly<Record<string, () => Promise<Torture>>> = {
  kill9: async () => (await import('./kill9/command.js')).kill9Command,
  powerloss: async () => (await import('./powerloss/command.js')).powerlossCommand,
  subscription: async () => (await import('./subscription/command.js')).subscriptionCommand,
  chaos: async () => (await import('./chaos/command.js')).chaosCommand,
  'kill9-server': async () => (await import('./kill9-server/command.js')).kill9ServerCommand,
};

const USAGE = `npm run torture -- <id> [options]
kill9 [--n <kills>] [--mutant <planted bug>]
kill9-server [--n <kills>] [--seed <number>] [--mutant <planted bug>]
powerloss [--cuts <n>] [--appends <n>] [--seed <number>] [--trace <folder>] [--mutant <planted bug>]
chaos [--seconds <of each trouble>] [--seed <number>] [--mutant <planted bug>]
subscription [--events <n>] [--seed <number>] [--mutant <planted bug>]`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const [id, ...args] = process.argv.slice(2);
  const load = tortures[id ?? ''];
  if (!load) {
    say(USAGE);
    return 2;
  }
  const torture = await load();
  const folder = await mkdtemp(join(tmpdir(), `foyer-${id}-`));
  const withstood = await torture({ args, folder, say });
  if (withstood) await rm(folder, { recursive: true });
  else say(`what is left of it: ${folder}`);
  return withstood ? 0 : 1;
}

process.exitCode = await main();
