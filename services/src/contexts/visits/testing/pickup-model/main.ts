import { parseArgs } from 'node:util';

import { checkPickup, type PickupFailure } from './check-pickup.js';
import { PLANTED_BUGS } from './planted-bug.js';

/** The number of runs between two lines of progress. */
const CHUNK = 10_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: `${CHUNK}` },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      mutant: { type: 'string' },
    },
  });
  const planted = PLANTED_BUGS.find((bug) => bug === values.mutant);
  if (values.mutant !== undefined && !planted) {
    say(`mutants: ${PLANTED_BUGS.join(', ')}`);
    return 2;
  }
  // Errors are answers here; where they were made is of no interest, and finding out is slow.
  Error.stackTraceLimit = 0;
  const runs = Number(values.runs);
  const started = performance.now();
  for (let done = 0; done < runs; done += CHUNK) {
    const { failure } = await checkPickup({
      runs: Math.min(CHUNK, runs - done),
      seed: (Number(values.seed) + (done / CHUNK) * 0x1_0001) | 0,
      ...(values.path === undefined ? {} : { path: values.path }),
      ...(planted === undefined ? {} : { planted }),
    });
    if (failure) {
      notify(failure, planted);
      return 1;
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`seed ${values.seed}: ${Math.min(done + CHUNK, runs)} of ${runs} runs, ${seconds} s`);
  }
  return 0;
}

function notify(
  { seed, path, violations, scenario, order }: PickupFailure,
  planted?: string,
): void {
  say(`broken: ${violations.join('; ')}`);
  say(JSON.stringify(scenario, undefined, 2));
  say(order);
  const mutant = planted === undefined ? '' : ` --mutant ${planted}`;
  say(`again: npm run model -- pickup --seed ${seed} --path ${path}${mutant}`);
}

process.exitCode = await main();
