import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findK6, HOW_TO_GET_K6 } from './find-k6.js';
import { judge } from './judge.js';
import { run } from './run.js';
import { SCENARIOS, type ScenarioName } from './scenario.js';
import { secondsOf } from './seconds-of.js';

const USAGE = `npm run k6 -- <scenario> [options]
${Object.keys(SCENARIOS).join(' | ')}
  --duration <90s, 10m, 8h>  how long visitors come (load and soak)
  --rate <n>                 visitors a second (load, spike and soak)
  --keep                     keep the data folder and k6's summary`;
/** The most errors that are printed; further errors are mostly alike. */
const MOST_SAID = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      duration: { type: 'string' },
      rate: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  if (!isScenario(name)) {
    say(USAGE);
    return 2;
  }
  const k6 = await findK6();
  if (k6 === undefined) {
    say(HOW_TO_GET_K6);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), `foyer-k6-${name}-`));
  const report = await run({
    folder,
    k6,
    name,
    seconds: values.duration === undefined ? undefined : secondsOf(values.duration),
    rate: values.rate === undefined ? undefined : Number(values.rate),
    hear: (text) => void process.stdout.write(text),
  });
  const { opened, pickups, served, left } = report.counts;
  say(`By the log: ${opened} visits, ${pickups} pickups, ${served} served, ${left} left.`);
  const { lines, missed } = judge(name, report);
  for (const line of lines) say(line);
  const wrong = [...report.wrong, ...missed];
  for (const line of wrong.slice(0, MOST_SAID)) say(`WRONG: ${line}`);
  say(wrong.length === 0 ? 'Nothing was lost, and nothing is wrong.' : `${wrong.length} wrong.`);
  if (values.keep) say(`What is left of it: ${folder}`);
  else await rm(folder, { recursive: true });
  return wrong.length === 0 ? 0 : 1;
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

process.exitCode = await main();
