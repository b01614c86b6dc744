import { parseArgs } from 'node:util';
import { seededRandom } from '../../seeded-random.js';
import type { TortureContext } from '../torture.js';
import { chaos, type ChaosReport } from './chaos.js';
import { MUTANTS } from './mutants.js';
import { realServers } from './real-servers.js';

/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;
const DRAIN_MS = 180_000;

/** `npm run torture -- chaos`: exits with success when nothing was wrong. */
export async function chaosCommand({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      mutant: { type: 'string' },
    },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  const { real, missing } = realServers();
  for (const name of missing) say(`${name} is missing: nobody stands behind its proxy`);
  say(`seed ${values.seed}`);
  const troubleMs = Number(values.seconds) * 1000;
  const random = seededRandom(Number(values.seed));
  const report = await chaos({ folder, troubleMs, drainMs: DRAIN_MS, random, real, mutant, say });
  for (const line of report.wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(inWords(report));
  return report.wrong.length === 0;
}

function inWords(report: ChaosReport): string {
  const { acknowledged, slowest, askedAgain, longestRecovery, wrong } = report;
  return [
    `${acknowledged} acknowledged, slowest ${slowest.toFixed(0)} ms`,
    `${askedAgain} asked again`,
    `well again after ${longestRecovery.ms.toFixed(0)} ms at most (${longestRecovery.after})`,
    `${report.mails} mails, ${report.doubledMails} of them doubled`,
    `${report.events} events at Kafka, ${report.doubledEvents} of them doubled`,
    `${wrong.length} wrong`,
  ].join('; ');
}
