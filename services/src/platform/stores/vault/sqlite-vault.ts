import { isUtf8 } from 'node:buffer';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database, SqliteFault, type Statement } from '@foyer/event-log/node-sqlite';
import { FileInPlace, makeFolder, type FileGone } from '@foyer/event-log/sqlite';

import { VaultFault, DamagedSecret } from './errors.js';
import { Vault, type KeptSecret } from './vault.js';

/** Only the owner may read the vault, also where the folder is open to others. */
const OWNER_ONLY = 0o600;

/** The number of secrets that are read at once. */
const PAGE = 500;

const PLACED = ['kind', 'id', 'secret'].map((name) => `CAST(${name} AS BLOB)`).join(', ');

/** A secret that waits to be kept with others. */
interface Waiting {
  readonly kind: string;
  readonly id: string;
  readonly secret: Buffer;
  readonly resolve: (kept: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** A row with its place as bytes: the binding mends a text that is no UTF-8 without a word. */
type PlacedRow = readonly [kind: Buffer, id: Buffer, secret: Buffer];

/**
 * The vault in a separate file, so that the log can be copied, shown and stored without it. Removed
 * secrets are overwritten, and the write-ahead log is emptied, so that a forgotten key is gone from
 * the disk.
 */
export class SqliteVault extends Vault {
  readonly #database: Database;
  readonly #select: Statement;
  readonly #insert: Statement;
  readonly #replace: Statement;
  readonly #delete: Statement;
  readonly #page: Statement;
  readonly #place: FileInPlace;
  #waiting: Waiting[] = [];

  /**
   * @param onGone Told once when the file is missed: removed or replaced while it is open. Writes
   * are refused then.
   */
  constructor(path: string, onGone?: (fault: FileGone) => void) {
    super();
    makeFolder(dirname(path));
    // Made before SQLite opens it, which takes the mode over for its side files.
    closeSync(openSync(path, 'a', OWNER_ONLY));
    chmodSync(path, OWNER_ONLY);
    this.#database = new Database(path, { timeout: 5000 });
    this.#place = new FileInPlace(path, onGone);
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
      this.#database.exec(`PRAGMA ${setting}`);
    }
    this.#database.exec(
      'CREATE TABLE IF NOT EXISTS secret (kind TEXT, id TEXT, secret BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID',
    );
    this.#select = this.#database.prepare(
      'SELECT CAST(secret AS BLOB) FROM secret WHERE kind = ? AND id = ?',
    );
    this.#insert = this.#database.prepare('INSERT OR IGNORE INTO secret VALUES (?, ?, ?)');
    this.#replace = this.#database.prepare('INSERT OR REPLACE INTO secret VALUES (?, ?, ?)');
    this.#delete = this.#database.prepare('DELETE FROM secret WHERE kind = ? AND id = ?');
    this.#page = this.#database.prepare(
      `SELECT ${PLACED} FROM secret WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ${PAGE}`,
    );
  }

  async get(kind: string, id: string): Promise<Buffer | undefined> {
    return this.#read(kind, id);
  }

  async put(kind: string, id: string, secret: Uint8Array): Promise<void> {
    this.#demand();
    const replaced = this.#read(kind, id) !== undefined;
    asked(() => this.#replace.run([kind, id, Buffer.from(secret)]));
    if (replaced) this.#emptyWriteAheadLog();
  }

  /**
   * Syncs all secrets of one turn of the event loop to the disk once: every visitor brings a secret
   * and a key.
   */
  putIfAbsent(kind: string, id: string, secret: Uint8Array): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kind, id, secret: Buffer.from(secret), resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#keepWaiting());
    });
  }

  async remove(kind: string, id: string): Promise<boolean> {
    this.#demand();
    const changes = asked(() => this.#delete.run([kind, id]));
    this.#emptyWriteAheadLog();
    return changes > 0;
  }

  async *all(): AsyncIterable<KeptSecret> {
    // No kind is empty, so everything comes after this.
    let last = { kind: '', id: '' };
    for (;;) {
      const { kind, id } = last;
      const rows = asked(() => this.#page.rows([kind, id])) as readonly PlacedRow[];
      if (rows.length === 0) return;
      for (const row of rows) {
        last = placeOf(row);
        yield { ...last, secret: row[2] };
      }
    }
  }

  override async demandFile(): Promise<void> {
    this.#demand();
  }

  async close(): Promise<void> {
    this.#keepWaiting();
    this.#database.close();
  }

  #keepWaiting(): void {
    const all = this.#waiting;
    this.#waiting = [];
    if (all.length === 0) return;
    try {
      this.#demand();
      asked(() =>
        this.#database.transaction(() => {
          for (const { kind, id, secret } of all) this.#insert.run([kind, id, secret]);
        }),
      );
    } catch (error) {
      for (const { reject } of all) reject(error);
      return;
    }
    for (const { kind, id, resolve, reject } of all) {
      try {
        resolve(this.#kept(kind, id));
      } catch (error) {
        reject(error);
      }
    }
  }

  #kept(kind: string, id: string): Buffer {
    const kept = this.#read(kind, id);
    if (!kept) throw new Error(`The vault did not keep a secret of kind ${kind}`);
    return kept;
  }

  #read(kind: string, id: string): Buffer | undefined {
    return asked(() => this.#select.row([kind, id])?.[0] as Buffer | undefined);
  }

  /**
   * @throws VaultFault where the file was removed or replaced: what is written would be lost at the
   * end.
   */
  #demand(): void {
    try {
      this.#place.demand();
    } catch (error) {
      throw new VaultFault(error);
    }
  }

  #emptyWriteAheadLog(): void {
    asked(() => this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }
}

/** @throws VaultFault where the disk did not do it, such as a full one. */
function asked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof SqliteFault ? new VaultFault(error) : error;
  }
}

/** @throws DamagedSecret */
function placeOf([kind, id]: PlacedRow): { readonly kind: string; readonly id: string } {
  if (!isUtf8(kind) || !isUtf8(id)) throw new DamagedSecret();
  return { kind: kind.toString(), id: id.toString() };
}
