import { parseArgs } from 'node:util';

import { checkPayments } from './check-payments.js';
import { PLANTED_BUGS } from './plan.js';

/** The number of runs between two lines of progress. */
const CHUNK = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function main(): number {
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
  const runs = Number(values.runs);
  const started = performance.now();
  for (let done = 0; done < runs; done += CHUNK) {
    const { failure } = checkPayments({
      runs: Math.min(CHUNK, runs - done),
      seed: (Number(values.seed) + (done / CHUNK) * 0x1_0001) | 0,
      ...(values.path === undefined ? {} : { path: values.path }),
      ...(planted === undefined ? {} : { planted }),
    });
    if (failure) {
      const mutant = planted === undefined ? '' : ` --mutant ${planted}`;
      say(`broken: ${failure.violations.join('; ')}`);
      say(JSON.stringify(failure.plan, undefined, 2));
      say(
        `again: npm run model -- payments --seed ${failure.seed} --path ${failure.path}${mutant}`,
      );
      return 1;
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`seed ${values.seed}: ${Math.min(done + CHUNK, runs)} of ${runs} runs, ${seconds} s`);
  }
  return 0;
}

process.exitCode = main();
