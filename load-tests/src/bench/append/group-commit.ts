import { join } from 'node:path';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Benchmark, Goal } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import type { Sample } from '../sample.js';
import { median, quantile } from '../statistics.js';
import { appendConcurrently, appendOneByOne, insertInBatches } from './appending.js';
import { durabilityFacts } from './durability-facts.js';
import { RawTable } from './raw-table.js';
import { syncTimes } from './sync-times.js';

/** Writers that wait for their own append before they make the next. */
const WRITERS = 64;

/** Rows of one transaction of the baseline. */
const BATCH = 32;

/** Pieces of a round: it lasts longer than a second, so that the log is checkpointed in each. */
const PIECES = 60;

/** P2: many writers at once share their syncs. The log is checkpointed meanwhile. */
export const groupCommit: Benchmark = {
  id: 'group-commit',
  question: `What do ${WRITERS} writers at once get out of one log, beside one writer and beside bare batches of ${BATCH}?`,
  async run({ rounds, folder, say }) {
    const log = openSqliteEventLog({ path: join(folder, 'log', 'events.db') });
    const checkpointer = HashChainCheckpointer.start(log);
    const raw = new RawTable(join(folder, 'raw.db'));
    let waits: readonly number[] = [0];
    const appendMany = async (): Promise<number> => {
      const { rate, waits: own } = await appendConcurrently(log, WRITERS, 10);
      waits = own;
      return rate;
    };
    const rates = { unit: 'appends/s', combine: meanRate };
    const times = { unit: 'ms', combine: median };
    const samples = await interleave(
      [
        { name: `event log, ${WRITERS} writers`, ...rates, measure: appendMany },
        { name: 'their wait, p99', ...times, measure: () => quantile(waits, 0.99) },
        { name: 'event log, 1 writer', ...rates, measure: () => appendOneByOne(log, 100) },
        {
          name: `bare batches of ${BATCH}`,
          ...rates,
          measure: () => insertInBatches(raw, 20, BATCH),
        },
        { name: 'fdatasync', ...times, measure: () => median(syncTimes(folder, 20)) },
      ],
      { rounds, pieces: PIECES },
      say,
    );
    const facts = durabilityFacts(raw, folder, ['log-concurrent', 'raw-batches']);
    await checkpointer.stop();
    await log.close();
    raw.close();
    return { samples, goals: goalsOf(samples), facts };
  },
};

function goalsOf([many, wait, one, batches, sync]: readonly [
  Sample,
  Sample,
  Sample,
  Sample,
  Sample,
]): Goal[] {
  const allowed = {
    name: '4 x fdatasync + 5 ms',
    unit: 'ms',
    values: sync.values.map((ms) => 4 * ms + 5),
  };
  return [
    { name: 'P2 group / single', ours: many, baseline: one, target: { atLeast: 4 } },
    { name: 'P2 group / bare batches', ours: many, baseline: batches, target: { atLeast: 0.6 } },
    {
      name: 'P2 p99 wait / (4 x median fdatasync + 5 ms)',
      ours: wait,
      baseline: allowed,
      target: { atMost: 1 },
    },
  ];
}
