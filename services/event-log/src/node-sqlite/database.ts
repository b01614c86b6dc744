import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { loadSqlite } from './load-sqlite.js';
import { SqliteFault } from './sqlite-fault.js';
import { Statement } from './statement.js';

const sqlite = loadSqlite();

/** The number of pages that a copy takes at a time. */
const PAGES_AT_ONCE = 1000;

export interface DatabaseOptions {
  /**
   * A call waits this time for another process that holds the file, in milliseconds; by default not
   * at all.
   */
  readonly timeout?: number;
  readonly readOnly?: boolean;
  /**
   * Reads the file alone, as it is: neither it nor a journal that lies next to it is touched. No
   * process may write to it meanwhile.
   */
  readonly immutable?: boolean;
}

/** A file of SQLite, opened by the binding that is part of Node; see ADR 0001. */
export class Database {
  readonly #database: DatabaseSync;

  /** Opens the file, or makes it. */
  constructor(path: string, { immutable = false, ...options }: DatabaseOptions = {}) {
    this.#database = SqliteFault.naming(() =>
      immutable
        ? new sqlite.DatabaseSync(immutably(path), { ...options, readOnly: true })
        : new sqlite.DatabaseSync(path, options),
    );
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs statements without values, such as pragmas, and drops their rows. */
  exec(sql: string): void {
    SqliteFault.naming(() => this.#database.exec(sql));
  }

  prepare(sql: string): Statement {
    return SqliteFault.naming(() => new Statement(this.#database.prepare(sql)));
  }

  /** Does all of the work or none of it. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // After some faults SQLite has already rolled back.
      if (this.inTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Copies one moment of the file into a new one, while others write to it. Works in small steps on
   * another thread.
   */
  async copyTo(path: string): Promise<void> {
    // An open read holds the moment. Without it each write of others begins the copy again.
    this.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    try {
      await sqlite.backup(this.#database, path, { rate: PAGES_AT_ONCE });
    } catch (error) {
      throw SqliteFault.named(error);
    } finally {
      this.exec('COMMIT');
    }
    const copy = new Database(path);
    try {
      // A copy is one file without a write-ahead log.
      copy.exec('PRAGMA journal_mode = DELETE');
    } finally {
      copy.close();
    }
  }

  /**
   * Lets go of the file and of its statements, and puts what its write-ahead log holds into it;
   * once is enough.
   */
  close(): void {
    if (this.#database.isOpen) SqliteFault.naming(() => this.#database.close());
  }
}

function immutably(path: string): URL {
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return url;
}
