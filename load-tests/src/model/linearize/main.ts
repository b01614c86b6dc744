import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linearize } from './linearize.js';
import { MUTANTS } from './mutants.js';

const USAGE = `npm run model -- linearize [--n <kills>] [--seed <n>] [--mutant ${MUTANTS.join('|')}]`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run model -- linearize`: ends with success when nothing was wrong. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(randomInt(2 ** 32)) },
      mutant: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const mutant = MUTANTS.find((name) => name === values.mutant);
  const [kills, seed] = [Number(values.n), Number(values.seed)];
  const isUnknown = values.mutant !== undefined && !mutant;
  if (values.help === true || isUnknown || ![kills, seed].every(Number.isSafeInteger)) {
    say(USAGE);
    return 2;
  }
  say(`seed ${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'foyer-linearize-'));
  try {
    const report = await linearize({ folder, kills, seed, mutant, say });
    const { failures, wrong } = report;
    for (const line of wrong) say(`WRONG: ${line}`);
    for (const { object, verdict } of failures) say(`WRONG: ${object} is ${verdict.type}`);
    if (failures.length > 0) {
      const path = join(tmpdir(), `foyer-linearize-${seed}.json`);
      await writeFile(path, JSON.stringify(failures, undefined, 2));
      say(`histories: ${path}`);
    }
    const count = failures.length + wrong.length;
    say(
      `${report.kills} kills, ${report.operations} operations, ${report.unanswered} unanswered, ` +
        `${report.histories} histories checked, ${count} wrong; --seed ${seed}`,
    );
    return count === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}

process.exitCode = await main();
