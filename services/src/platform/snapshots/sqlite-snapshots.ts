import Database from 'libsql';

import type { Snapshot, Snapshots } from './snapshots.js';

/** Snapshots in a file of their own. A fault of it is told and costs nothing but time. */
export class SqliteSnapshots implements Snapshots {
  readonly #onFault: (error: unknown) => void;
  #database: Database.Database | undefined;

  /** Opens the file, or makes it. */
  constructor(path: string, onFault: (error: unknown) => void) {
    this.#onFault = onFault;
    this.#database = this.#guarded(() => open(path));
  }

  read(kind: string, stream: string): Snapshot | undefined {
    return this.#guarded((): Snapshot | undefined => {
      const sql = 'SELECT revision, event, state FROM snapshots WHERE kind = ? AND stream = ?';
      const row = this.#database?.prepare(sql).raw().get([kind, stream]) as
        readonly [number, string, string] | undefined;
      return row && { revision: row[0], eventId: row[1], state: JSON.parse(row[2]) as unknown };
    });
  }

  write(kind: string, stream: string, { revision, eventId, state }: Snapshot): void {
    this.#guarded(() =>
      this.#database
        ?.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)')
        .run([kind, stream, revision, eventId, JSON.stringify(state)]),
    );
  }

  close(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #guarded<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#onFault(error);
      return undefined;
    }
  }
}

function open(path: string): Database.Database {
  const database = new Database(path, { timeout: 1000 });
  try {
    // Whatever a power cut takes back is folded again.
    for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL']) {
      database.exec(`PRAGMA ${setting}`);
    }
    database.exec(
      'CREATE TABLE IF NOT EXISTS snapshots (kind TEXT, stream TEXT, revision INTEGER, event TEXT, state TEXT, PRIMARY KEY (kind, stream)) WITHOUT ROWID',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
