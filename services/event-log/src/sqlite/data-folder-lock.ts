import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Database, SqliteFault } from '../node-sqlite/index.js';
import { DataFolderInUse } from './data-folder-in-use.js';
import { makeFolder } from './make-folder.js';

/**
 * Holds a data folder for this process until it is released.
 *
 * One file is one thing to hold; a folder may have several.
 *
 * The lock is SQLite's own exclusive file lock on a file that stays empty. The operating system
 * drops it with the process, however that ends, so that a crash leaves nothing to clean up.
 */
export class DataFolderLock {
  private constructor(private readonly database: Database) {}

  /**
   * @throws DataFolderInUse when another process, or another part of this one, holds the folder.
   */
  static take(folder: string, file = 'foyer.lock'): DataFolderLock {
    makeFolder(folder);
    const database = new Database(join(folder, file), { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      if (error instanceof SqliteFault && error.code === 'SQLITE_BUSY') {
        throw new DataFolderInUse(folder);
      }
      throw error;
    }
    return new DataFolderLock(database);
  }

  /** True if a process holds the folder; changes nothing in it. */
  static isHeld(folder: string, file = 'foyer.lock'): boolean {
    const path = join(folder, file);
    if (!existsSync(path)) return false;
    const database = new Database(path, { timeout: 0, readOnly: true });
    try {
      database.exec('BEGIN; SELECT count(*) FROM sqlite_schema; COMMIT');
      return false;
    } catch (error) {
      if (error instanceof SqliteFault && error.code === 'SQLITE_BUSY') return true;
      throw error;
    } finally {
      database.close();
    }
  }

  release(): void {
    this.database.exec('ROLLBACK');
    this.database.close();
  }
}
