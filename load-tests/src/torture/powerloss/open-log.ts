import { EventLogUnavailable } from '@foyer/event-log';
import { openSqliteEventLog, SqliteEventLog } from '@foyer/event-log/sqlite';
import { Database } from '@foyer/event-log/node-sqlite';
import type { Mutant } from './mutants.js';

/** The log as the product opens it, or with a bug planted. */
export async function openLog(path: string, mutant: Mutant | undefined): Promise<SqliteEventLog> {
  switch (mutant) {
    case undefined:
      return openSqliteEventLog({ path });
    case 'synchronous-normal':
      return openWith(path, 'NORMAL');
    case 'synchronous-off':
      return openWith(path, 'OFF');
    case 'ack-failure':
      return swallowing(openSqliteEventLog({ path }));
  }
}

/** The tables are made by the product; the settings are another's. */
async function openWith(path: string, synchronous: string): Promise<SqliteEventLog> {
  await openSqliteEventLog({ path }).close();
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${synchronous}`);
  return new SqliteEventLog(database);
}

function swallowing(log: SqliteEventLog): SqliteEventLog {
  const append = log.append.bind(log);
  log.append = (appends) =>
    append(appends).catch((error: unknown) => {
      if (!(error instanceof EventLogUnavailable)) throw error;
      return { position: '', revisions: {} };
    });
  return log;
}
