import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';

import { readLogFormat } from '../../eventing/log-format/index.js';

/** The contents of a log, as a manifest tells them. */
export interface LogDescription {
  readonly installation: string | null;
  readonly events: number;
  readonly position: number;
  readonly head: string | null;
  readonly kinds: Readonly<Record<string, number>>;
}

export async function describeLog(path: string): Promise<LogDescription> {
  const log = openSqliteEventLogForReading({ path });
  try {
    const { kinds } = await readLogFormat(log);
    const checkpoint = await log.lastOf(CHECKPOINT_STREAM);
    const head = checkpoint?.data.head;
    return {
      ...countsIn(path),
      head: typeof head === 'string' ? head : null,
      kinds: Object.fromEntries(kinds),
    };
  } finally {
    await log.close();
  }
}

function countsIn(path: string): Pick<LogDescription, 'installation' | 'events' | 'position'> {
  const database = new Database(path, { readOnly: true });
  try {
    const counts = database.prepare('SELECT count(*), coalesce(max(position), 0) FROM events');
    const [events, position] = (counts.row([]) ?? []) as number[];
    const [id] = database.prepare('SELECT id FROM events ORDER BY position LIMIT 1').row([]) ?? [];
    return {
      installation: typeof id === 'string' ? id : null,
      events: events ?? 0,
      position: position ?? 0,
    };
  } finally {
    database.close();
  }
}
