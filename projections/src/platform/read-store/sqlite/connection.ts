import { Database, type Statement } from '@foyer/event-log/node-sqlite';
import type { Bound } from './bound.js';
import { DamagedFile, isOfDamagedFile, isOfDroppedTable } from './damaged-file.js';

const FORMAT = 1;
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  // Documents of people who were forgotten must not stay in unused parts of the file.
  'secure_delete = ON',
  'temp_store = MEMORY',
  'cache_size = -65536',
  'wal_autocheckpoint = 4000',
  'journal_size_limit = 67108864',
];
const MOST_STATEMENTS = 500;

/** One open read-store file, with its prepared statements. */
export class Connection {
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();

  /**
   * Opens or makes the file. A power cut may undo the last transactions, checkpoints included. The
   * runner then takes those events in again, so waiting for the disk at every batch would have no
   * use.
   * @param onDamage Called whenever SQLite finds the file damaged or misses a table, even if the
   * caller does not report it.
   * @throws DamagedFile
   */
  constructor(
    path: string,
    private readonly onDamage: (fault: DamagedFile) => void,
  ) {
    this.#database = new Database(path);
    try {
      for (const pragma of PRAGMAS) this.exec(`PRAGMA ${pragma}`);
      this.#demandFormat(path);
    } catch (fault: unknown) {
      this.close();
      throw fault;
    }
  }

  exec(sql: string): void {
    this.#guarded(() => this.#database.exec(sql));
  }

  /** Runs a statement and says how many rows it changed. */
  run(sql: string, values: readonly Bound[]): number {
    return this.#guarded(() => this.#prepared(sql).run(values));
  }

  /** All rows as arrays of columns. */
  rows(sql: string, values: readonly Bound[]): readonly (readonly unknown[])[] {
    return this.#guarded(() => this.#prepared(sql).rows(values));
  }

  /** Does all of the work or none of it. */
  transaction(work: () => void): void {
    this.#guarded(() => this.#database.transaction(work));
  }

  /** Forgets the prepared statements; those of a dropped table must not be used again. */
  forgetStatements(): void {
    this.#statements.clear();
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #demandFormat(path: string): void {
    const [version] = this.rows('PRAGMA user_version', [])[0] ?? [];
    if (version === 0) this.exec(`PRAGMA user_version = ${FORMAT}`);
    else if (version !== FORMAT) {
      throw new Error(`${path} was made by another version of Foyer; remove it, and it is rebuilt`);
    }
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (fault: unknown) {
      if (!isOfDamagedFile(fault) && !isOfDroppedTable(fault)) throw fault;
      const damaged = new DamagedFile(fault);
      this.onDamage(damaged);
      throw damaged;
    }
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
