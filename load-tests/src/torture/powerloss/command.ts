import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../seeded-random.js';
import type { TortureContext } from '../torture.js';
import { APPENDS_TO_CHECKPOINTS, FAILED_READS, FAULTS, underFault } from './faults.js';
import { flipBits } from './flips.js';
import { MUTANTS } from './mutants.js';
import { powerloss } from './powerloss.js';
import { canRecord } from './trace.js';

/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;
/** Stretches of calls that fail, spread over the run. */
const STRETCHES = 10;
const FLIPS = 2_000;

/** `npm run torture -- powerloss`: exits with success when nothing was wrong. */
export async function powerlossCommand({ args, folder, say }: TortureContext): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cuts: { type: 'string', default: '20000' },
      appends: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      trace: { type: 'string' },
      mutant: { type: 'string' },
    },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  if (values.mutant !== undefined && !mutant) {
    throw new RangeError(`mutants are ${MUTANTS.join(', ')}`);
  }
  if (!canRecord()) throw new Error('strace is needed to see what is written and synced');
  const program = fileURLToPath(new URL('./writer.js', import.meta.url));
  const seed = Number(values.seed);
  const appends = Number(values.appends);
  const notify = (wrong: readonly string[]): void => {
    for (const line of wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  };
  const cutFolder = values.trace ?? join(folder, 'cuts');
  await mkdir(cutFolder, { recursive: true });
  const cuts = Number(values.cuts);
  const report = await powerloss({ program, folder: cutFolder, appends, cuts, seed, mutant, say });
  notify(report.wrong);
  say(
    `${report.cuts} cuts after ${report.calls} calls with ${report.syncs} syncs, ` +
      `${report.acknowledged} acknowledged appends, ${report.wrong.length} wrong; ` +
      `--seed ${seed} --trace ${cutFolder}`,
  );
  if (report.wrong.length > 0) return false;

  let withstood = true;
  let refused = 0;
  for (const fault of [...FAULTS, FAILED_READS]) {
    for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
      const from = 3 + stretch * fault.apart;
      const one = join(folder, `${fault.calls}-${fault.error}-${stretch}`);
      const outcome = await underFault({
        ...{ program, folder: one, fault, from, to: from + 1 + stretch * 5, mutant },
        appends: fault === FAILED_READS ? APPENDS_TO_CHECKPOINTS : 100,
      });
      notify(outcome.wrong);
      refused += outcome.refused;
      withstood &&= outcome.wrong.length === 0;
    }
    say(`where ${fault.name}: ${STRETCHES} runs, ${refused} calls refused so far`);
  }

  const flips = await flipBits(join(cutFolder, 'data'), FLIPS, seededRandom(seed));
  notify(flips.wrong);
  say(`${FLIPS} bits turned over: ${flips.found} found, ${flips.harmless} harmless`);
  return withstood && flips.wrong.length === 0;
}
