import { dirname, resolve } from 'node:path';
import type { UnreadableEvent } from '../port/unreadable-event.js';
import { DataFolderLock } from './data-folder-lock.js';
import { FileInPlace, type FileGone } from './file-in-place.js';
import { openDatabase } from './open-database.js';
import { SqliteEventLog } from './sqlite-event-log.js';

export interface SqliteEventLogOptions {
  readonly path: string;
  /** Called for each read of a damaged event. */
  readonly onUnreadable?: ((event: UnreadableEvent) => void) | undefined;
  /**
   * Called once when the file is missing: removed or replaced while it is open. Appends are refused
   * from then on.
   */
  readonly onGone?: ((fault: FileGone) => void) | undefined;
}

/**
 * Opens the event log in a file, making it where there is none, and holds the file's folder for
 * this process.
 * @throws DataFolderInUse when another process works with the folder.
 */
export function openSqliteEventLog({
  path,
  onUnreadable,
  onGone,
}: SqliteEventLogOptions): SqliteEventLog {
  const file = resolve(path);
  const lock = DataFolderLock.take(dirname(file));
  try {
    const database = openDatabase(file);
    const place = new FileInPlace(file, onGone);
    return new SqliteEventLog(database, { released: () => lock.release(), onUnreadable, place });
  } catch (error) {
    lock.release();
    throw error;
  }
}
