import { parseArgs } from 'node:util';
import type { TortureContext } from '../torture.js';
import { chaos } from './chaos.js';
import { MUTANTS } from './mutants.js';

/** What is wrong is wrong alike; a few lines tell it. */
const MOST_SAID = 10;
const DRAIN_MS = 180_000;

/** `npm run torture -- chaos`: exits with success when nothing was wrong. */
export async function chaosCommand({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '60' }, mutant: { type: 'string' } },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  const troubleMs = Number(values.seconds) * 1000;
  const report = await chaos({ folder, troubleMs, drainMs: DRAIN_MS, mutant, say });
  for (const line of report.wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(
    `${report.acknowledged} acknowledged, slowest ${report.slowest.toFixed(0)} ms, ` +
      `${report.mails} mails, ${report.doubled} of them doubled, ${report.wrong.length} wrong`,
  );
  return report.wrong.length === 0;
}
