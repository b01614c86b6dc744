import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';

import { readLogFormat } from '../../eventing/log-format/index.js';

/** The form of the head of a hash chain. */
export const HEAD = /^[\w-]{43}$/;

/** The contents of a log, as a manifest tells them. */
export interface LogDescription {
  readonly installation: string | null;
  readonly events: number;
  readonly position: number;
  readonly head: string | null;
  readonly kinds: Readonly<Record<string, number>>;
}

/**
 * Describes the copy of a log, and leaves each byte of it as it is.
 * @throws Error where the file is no log.
 */
export async function describeLog(path: string): Promise<LogDescription> {
  const log = openSqliteEventLogForReading({ path, reading: 'immutable' });
  try {
    const { kinds } = await readLogFormat(log);
    const checkpoint = await log.lastOf(CHECKPOINT_STREAM);
    const head = checkpoint?.data.head;
    return {
      ...countsIn(path),
      head: typeof head === 'string' && HEAD.test(head) ? head : null,
      kinds: Object.fromEntries(kinds),
    };
  } finally {
    await log.close();
  }
}

function countsIn(path: string): Pick<LogDescription, 'installation' | 'events' | 'position'> {
  const database = Database.forReading(path, 'immutable');
  try {
    const counts = database.prepare('SELECT count(*), coalesce(max(position), 0) FROM events');
    const [events, position] = (counts.row([]) ?? []) as number[];
    return {
      installation: firstIdIn(database),
      events: events ?? 0,
      position: position ?? 0,
    };
  } finally {
    database.close();
  }
}

/** The installation of a log, also while a server writes to it; null where it is empty. */
export function installationOf(path: string): string | null {
  const database = Database.forReading(path, 'shared');
  try {
    return firstIdIn(database);
  } finally {
    database.close();
  }
}

function firstIdIn(database: Database): string | null {
  const [id] = database.prepare('SELECT id FROM events ORDER BY position LIMIT 1').row([]) ?? [];
  return typeof id === 'string' ? id : null;
}
