import { dirname, resolve } from 'node:path';
import { DataFolderLock } from './data-folder-lock.js';
import { openDatabase } from './open-database.js';
import { SqliteEventLog } from './sqlite-event-log.js';

/**
 * Opens the event log in a file, making it where there is none, and holds the file's folder for this process.
 * @throws DataFolderInUse when another process works with the folder.
 */
export function openSqliteEventLog({ path }: { readonly path: string }): SqliteEventLog {
  const file = resolve(path);
  const lock = DataFolderLock.take(dirname(file));
  try {
    return new SqliteEventLog(openDatabase(file), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}
