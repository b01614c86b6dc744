import { join } from 'node:path';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { allProjections, SqliteReadStore } from '@foyer/projections';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { fillLog } from './filled-log.js';
import { readRaw } from './raw-read.js';
import { hashOf, runnerOf } from './read-side.js';

const EVENTS = 1_000_000;

/** P4: all read models are rebuilt next to the live ones, and reach the same documents. */
export const rebuild: Benchmark = {
  id: 'rebuild',
  question: 'How long does it take to rebuild all read models, beside reading the log?',
  async run({ rounds, size = EVENTS, folder, say }) {
    const path = join(folder, 'log', 'events.db');
    say(`writing ${size} events`);
    await fillLog(path, size);
    const log = openSqliteEventLog({ path });
    const store = new SqliteReadStore(join(folder, 'read.db'));
    const runner = runnerOf(log, store, allProjections);
    await runner.start();
    await runner.untilCurrent();
    const live = await hashOf(store);
    const measure = async (): Promise<number> => {
      const start = performance.now();
      await runner.rebuild('all');
      return (size / (performance.now() - start)) * 1000;
    };
    const [ours, baseline] = await interleave(
      [
        { name: 'rebuild', unit: 'events/s', measure },
        { name: 'raw read', unit: 'events/s', measure: () => readRaw(path) },
      ],
      { rounds },
      say,
    );
    const rebuilt = await hashOf(store);
    await runner.stop();
    await store.close();
    await log.close();
    if (rebuilt !== live) throw new Error(`Rebuilt documents differ: ${live} and ${rebuilt}`);
    const name = 'P4 rebuild / raw read';
    return {
      samples: [ours, baseline],
      goals: [{ name, ours, baseline, target: { atLeast: 0.3 } }],
      facts: { events: size, projections: allProjections.length, 'hash, live and rebuilt': live },
    };
  },
};
