import { join } from 'node:path';
import { eventDefinitions } from '@foyer/contracts/events';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { defineProjection, SqliteReadStore } from '@foyer/projections';
import type { Benchmark } from '../benchmark.js';
import { interleave } from '../interleave.js';
import { fillLog } from './filled-log.js';
import { readRaw } from './raw-read.js';
import { runnerOf } from './read-side.js';

const EVENTS = 1_000_000;

/**
 * Takes every event in and makes nothing of it: what is left is following, decoding, and the
 * checkpoint.
 */
const idle = defineProjection<Record<string, never>, { type: string; data: unknown }>({
  name: 'idle',
  version: 1,
  collections: {},
  evolve: Object.fromEntries([...eventDefinitions.keys()].map((type) => [type, () => []])),
});

/** P3: a subscription catches up with a long log. */
export const catchup: Benchmark = {
  id: 'catchup',
  question: 'What does following the log cost beside reading its rows?',
  async run({ rounds, size = EVENTS, folder, say }) {
    const path = join(folder, 'log', 'events.db');
    say(`writing ${size} events`);
    await fillLog(path, size);
    const measure = async (): Promise<number> => {
      const log = openSqliteEventLog({ path });
      const store = new SqliteReadStore(':memory:');
      const runner = runnerOf(log, store, [idle]);
      const start = performance.now();
      await runner.start();
      await runner.untilCurrent();
      const rate = (size / (performance.now() - start)) * 1000;
      await runner.stop();
      await store.close();
      await log.close();
      return rate;
    };
    const [ours, baseline] = await interleave(
      [
        { name: 'catch-up', unit: 'events/s', measure },
        { name: 'raw read', unit: 'events/s', measure: () => readRaw(path) },
      ],
      { rounds },
      say,
    );
    const name = 'P3 catch-up / raw read';
    return {
      samples: [ours, baseline],
      goals: [{ name, ours, baseline, target: { atLeast: 0.6 } }],
      facts: { events: size, decode: "parsed by the contracts' schemas, nothing encrypted" },
    };
  },
};
