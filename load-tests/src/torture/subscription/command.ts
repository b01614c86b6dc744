import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { databaseAt } from '@foyer/projections';
import type { TortureContext } from '../torture.js';
import { MUTANTS } from './mutants.js';
import { subscription } from './subscription.js';

/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;

/** `npm run torture -- subscription`: exits with success when nothing was wrong. */
export async function subscriptionCommand({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      mutant: { type: 'string' },
    },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  const program = fileURLToPath(new URL('./program.js', import.meta.url));
  const [events, seed] = [Number(values.events), Number(values.seed)];
  const server = process.env.TEST_MONGODB_URL;
  const readStoreUrl = server === undefined ? undefined : databaseIn(server);
  say(`the read model is kept ${readStoreUrl === undefined ? 'in a file' : `at ${readStoreUrl}`}`);
  const report = await subscription({ program, folder, events, seed, readStoreUrl, mutant, say });
  for (const line of report.wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(
    `${report.kills} kills, ${report.events} events, ${report.stretches} stretches heard, ` +
      `${report.wrong.length} wrong; --seed ${seed}`,
  );
  return report.wrong.length === 0;
}

function databaseIn(server: string): string {
  return databaseAt(server, `subscription-${randomUUID()}`);
}
