import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { loadSqlite } from './load-sqlite.js';
import { demandPlain } from './demand-plain.js';
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
}

/**
 * How a file is read. `shared` files are those that other processes write to. A `resting` one has no
 * writer: its write-ahead log is read with it, and no file is made, changed or removed. An
 * `immutable` one is read alone.
 */
export type Reading = 'shared' | 'resting' | 'immutable';

/** A file of SQLite, opened by the binding that is part of Node; see ADR 0001. */
export class Database {
  readonly #database: DatabaseSync;

  /** Opens the file, or makes it. */
  constructor(path: string | URL, options: DatabaseOptions = {}) {
    demandPlain(path);
    this.#database = SqliteFault.naming(() => new sqlite.DatabaseSync(path, options));
  }

  /** Opens a file that is there, and never writes to it. */
  static forReading(path: string, reading: Reading): Database {
    if (reading === 'shared') return new Database(path, { timeout: 5000, readOnly: true });
    // Without one, SQLite would make it.
    const hasWal = reading === 'resting' && existsSync(`${path}-wal`);
    if (hasWal) return Database.#resting(path);
    return new Database(addressOf(path, { immutable: '1' }), { readOnly: true });
  }

  /** Without locks, SQLite keeps in memory what it otherwise shares by a file next to this one. */
  static #resting(path: string): Database {
    const database = new Database(addressOf(path, { vfs: 'unix-none' }), { readOnly: true });
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    return database;
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

function addressOf(path: string, query: Readonly<Record<string, string>>): URL {
  const url = pathToFileURL(path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
