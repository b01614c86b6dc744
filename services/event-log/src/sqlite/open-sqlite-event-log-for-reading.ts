import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Database, type Reading } from '../node-sqlite/index.js';
import type { EventLog, ReadableLog } from '../port/event-log.js';
import { readPages } from '../sequence/paged-log.js';
import { EventReader } from './event-reader.js';
import { readStreamPages } from './read-stream-pages.js';
import { requireKnownSchema } from './schema.js';

/** A log that can be looked at and not written to. */
export type EventLogReader = ReadableLog & Pick<EventLog, 'close' | 'lastOf'>;

/**
 * Opens an event log for reading only, also while another process works with its folder: it sees
 * the events that are committed when a read begins. Damage of any kind is reported.
 * @param options.reading By which each byte of the folder stays as it is; by default the end of the
 * last reader puts the write-ahead log into the file.
 * @throws Error where there is no such file, and where it is no event log of a known version.
 */
export function openSqliteEventLogForReading({
  path,
  reading,
}: {
  readonly path: string;
  readonly reading?: Reading;
}): EventLogReader {
  const file = resolve(path);
  // SQLite would make the file.
  if (!existsSync(file)) throw new Error(`There is no event log at ${file}`);
  const database = reading
    ? Database.forReading(file, reading)
    : new Database(file, { timeout: 5000 });
  try {
    database.exec('PRAGMA query_only = ON');
    requireKnownSchema(database);
    const reader = new EventReader(database);
    return {
      readAll: (after, filter) => readPages(reader, after, filter),
      readStream: (stream, from) =>
        readStreamPages((revision) => reader.streamPage(stream, revision), from),
      lastOf: async (stream) => reader.lastOf(stream),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
