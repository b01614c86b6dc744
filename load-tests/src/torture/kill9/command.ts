import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { TortureContext } from '../torture.js';
import { kill9 } from './kill9.js';
import { MUTANTS } from './mutants.js';

/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;

/** `npm run torture -- kill9`: exits with success when nothing was wrong. */
export async function kill9Command({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { n: { type: 'string', default: '1000' }, mutant: { type: 'string' } },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  const program = fileURLToPath(new URL('./writer.js', import.meta.url));
  const report = await kill9({ program, folder, kills: Number(values.n), mutant, say });
  for (const line of report.wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(
    `${report.kills} kills, ${report.acknowledged} acknowledged appends, ` +
      `${report.repeated} repeated, ${report.events} events, ${report.wrong.length} wrong`,
  );
  return report.wrong.length === 0;
}
