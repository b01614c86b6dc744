import { join } from 'node:path';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import type { Benchmark } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { appendOneByOne, insertOneByOne } from './appending.js';
import { durabilityFacts } from './durability-facts.js';
import { RawTable } from './raw-table.js';

/** Appends of one piece. */
const APPENDS = 100;

/** Pieces of a round: it lasts longer than a second, so that the log is checkpointed in each. */
const PIECES = 80;

/**
 * P1: one writer, one event at a time, each durable before the next begins. The log is checkpointed
 * meanwhile.
 */
export const append: Benchmark = {
  id: 'append',
  question: 'What does a durable append cost beside the bare insert of the same row?',
  async run({ rounds, folder, say }) {
    const log = openSqliteEventLog({ path: join(folder, 'log', 'events.db') });
    const checkpointer = HashChainCheckpointer.start(log);
    const raw = new RawTable(join(folder, 'raw.db'));
    const rates = { unit: 'appends/s', combine: meanRate };
    const [ours, baseline] = await interleave(
      [
        { name: 'event log', ...rates, measure: () => appendOneByOne(log, APPENDS) },
        { name: 'bare insert', ...rates, measure: () => insertOneByOne(raw, APPENDS) },
      ],
      { rounds, pieces: PIECES },
      say,
    );
    const facts = durabilityFacts(raw, folder, ['log-single', 'raw-single']);
    await checkpointer.stop();
    await log.close();
    raw.close();
    const name = 'P1 event log / bare insert';
    return {
      samples: [ours, baseline],
      goals: [{ name, ours, baseline, target: { atLeast: 0.8 } }],
      facts,
    };
  },
};
