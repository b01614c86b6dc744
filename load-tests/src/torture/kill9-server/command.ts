import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { TortureContext } from '../torture.js';
import { kill9Server } from './kill9-server.js';
import { MUTANTS } from './mutants.js';

/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;

/** `npm run torture -- kill9-server`: exits with success when nothing was wrong. */
export async function kill9ServerCommand({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      mutant: { type: 'string' },
    },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  const seed = Number(values.seed);
  say(`seed ${seed}`);
  const report = await kill9Server({ folder, kills: Number(values.n), seed, mutant, say });
  for (const line of report.wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(
    `${report.kills} kills, ${report.acknowledged} acknowledged of ${report.commands} commands, ` +
      `${report.events} events, ${report.wrong.length} wrong; --seed ${seed}`,
  );
  return report.wrong.length === 0;
}
