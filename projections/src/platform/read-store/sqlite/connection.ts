import Database from 'libsql';
import type { Bound } from './bound.js';

type Statement = Database.Statement;

const FORMAT = 1;
const MOST_STATEMENTS = 500;

/** One open read-store file, with its prepared statements. */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  /**
   * Opens or makes the file. A power cut may take back the last transactions, checkpoints included: the runner then
   * takes those events in again, so that waiting for the disk at every batch would buy nothing.
   */
  constructor(path: string) {
    this.#database = new Database(path);
    this.#database.exec('PRAGMA journal_mode = WAL');
    this.#database.exec('PRAGMA synchronous = NORMAL');
    // Documents of people who were forgotten must not lie about in unused parts of the file.
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.exec('PRAGMA temp_store = MEMORY');
    this.#database.exec('PRAGMA cache_size = -65536');
    this.#database.exec('PRAGMA wal_autocheckpoint = 4000');
    this.#database.exec('PRAGMA journal_size_limit = 67108864');
    const [version] = this.rows('PRAGMA user_version', [])[0] ?? [];
    if (version !== 0 && version !== FORMAT) {
      this.#database.close();
      throw new Error(`${path} was made by another version of Foyer; remove it, and it is rebuilt`);
    }
    this.#database.exec(`PRAGMA user_version = ${FORMAT}`);
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs a statement and says how many rows it changed. */
  run(sql: string, values: readonly Bound[]): number {
    return this.#prepared(sql).run(values).changes;
  }

  /**
   * All rows as arrays of columns. Also where there is one at most: the binding's `get` answers a statement that was asked
   * for all before with a row of that answer.
   */
  rows(sql: string, values: readonly Bound[]): readonly (readonly unknown[])[] {
    return this.#prepared(sql).all(values) as unknown[][];
  }

  /** Does all of the work or none of it. */
  transaction(work: () => void): void {
    this.run('BEGIN IMMEDIATE', []);
    try {
      work();
      this.run('COMMIT', []);
    } catch (fault: unknown) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw fault;
    }
  }

  /** Forgets the prepared statements; those of a dropped table must not be used again. */
  forgetStatements(): void {
    this.#statements.clear();
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.open) this.#database.close();
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    if (statement.reader) statement.raw();
    this.#statements.set(sql, statement);
    return statement;
  }
}
