import { join } from 'node:path';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import {
  appendConcurrently,
  appendOneByOne,
  insertInBatches,
  insertOneByOne,
} from './appending.js';
import { RawTable } from './raw-table.js';

/** Small pieces of each benchmark, for counting their system calls in a process of their own. */
export const PROBES = {
  'log-single': {
    what: '1000 single appends of the event log',
    run: (folder: string) => withLog(folder, (log) => appendOneByOne(log, 1000)),
  },
  'log-concurrent': {
    what: '3200 appends of the event log by 64 writers',
    run: (folder: string) => withLog(folder, (log) => appendConcurrently(log, 64, 50)),
  },
  'raw-single': {
    what: '1000 bare inserts',
    run: (folder: string) => withTable(folder, (raw) => insertOneByOne(raw, 1000)),
  },
  'raw-batches': {
    what: '3200 bare inserts in batches of 32',
    run: (folder: string) => withTable(folder, (raw) => insertInBatches(raw, 100, 32)),
  },
};
export type ProbeName = keyof typeof PROBES;

async function withLog(
  folder: string,
  work: (log: ReturnType<typeof openSqliteEventLog>) => Promise<unknown>,
): Promise<void> {
  const log = openSqliteEventLog({ path: join(folder, 'events.db') });
  await work(log);
  await log.close();
}

async function withTable(folder: string, work: (raw: RawTable) => Promise<number>): Promise<void> {
  const raw = new RawTable(join(folder, 'raw.db'));
  await work(raw);
  raw.close();
}
