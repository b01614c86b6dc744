import type { NewEvent } from '@foyer/event-log';
import { Database, type Statement } from '@foyer/event-log/node-sqlite';

/**
 * SQLite without us: the same row in the same table with the same settings, by a prepared
 * statement.
 */
export class RawTable {
  readonly #database: Database;
  readonly #insert: Statement;
  readonly #begin: Statement;
  readonly #commit: Statement;
  #position = 0;

  constructor(path: string) {
    this.#database = new Database(path);
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -32768']) {
      this.#database.exec(`PRAGMA ${setting}`);
    }
    this.#database.exec(`CREATE TABLE events (
      position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL,
      id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL,
      UNIQUE (stream, revision)) STRICT`);
    this.#insert = this.#database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#begin = this.#database.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#database.prepare('COMMIT');
  }

  /** The first event of a stream; durable where no batch is under way. */
  insert(stream: string, { id, type, data, metadata }: NewEvent): void {
    this.#position += 1;
    const [dataJson, metadataJson] = [JSON.stringify(data), JSON.stringify(metadata)];
    this.#insert.run([this.#position, stream, 0, id, type, dataJson, metadataJson]);
  }

  /** Several first events that become durable together. */
  insertBatch(rows: readonly { readonly stream: string; readonly event: NewEvent }[]): void {
    this.#begin.run([]);
    for (const { stream, event } of rows) this.insert(stream, event);
    this.#commit.run([]);
  }

  /** A setting as SQLite itself reports it. */
  setting(name: string): string {
    return String(this.#database.prepare(`PRAGMA ${name}`).row([])?.[0]);
  }

  close(): void {
    this.#database.close();
  }
}
