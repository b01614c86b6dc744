import { join } from 'node:path';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Benchmark } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { fillLog } from '../read-side/filled-log.js';
import { appendOneByOne } from './appending.js';

const SMALL = 10_000;
const LARGE = 10_000_000;
const APPENDS = 100;
const PIECES = 10;

/** P5: does an append cost more where much is stored already? */
export const growth: Benchmark = {
  id: 'growth',
  question: 'What does a durable append cost in a log that has grown, beside one that has not?',
  async run({ rounds, size = LARGE, folder, say }) {
    const filled = async (events: number) => {
      const path = join(folder, String(events), 'events.db');
      say(`writing ${events} events`);
      await fillLog(path, events);
      const log = openSqliteEventLog({ path });
      return { log, checkpointer: HashChainCheckpointer.start(log) };
    };
    const large = await filled(size);
    const small = await filled(SMALL);
    const rates = { unit: 'appends/s', combine: meanRate };
    const [ours, baseline] = await interleave(
      [
        {
          name: `at ${size} events`,
          ...rates,
          measure: () => appendOneByOne(large.log, APPENDS),
        },
        {
          name: `at ${SMALL} events`,
          ...rates,
          measure: () => appendOneByOne(small.log, APPENDS),
        },
      ],
      { rounds, pieces: PIECES },
      say,
    );
    for (const { checkpointer, log } of [large, small]) {
      await checkpointer.stop();
      await log.close();
    }
    const name = `P5 at ${size} / at ${SMALL}`;
    return {
      samples: [ours, baseline],
      goals: [{ name, ours, baseline, target: { atLeast: 0.85 } }],
      facts: { 'events before': `${size} and ${SMALL}` },
    };
  },
};
