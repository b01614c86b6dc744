import { isUtf8 } from 'node:buffer';
import { Database, type Reading, type Statement } from '@foyer/event-log/node-sqlite';

/** Looks into the file of a vault and leaves each byte of it as it is, as a backup has to stay. */
export class VaultReader {
  readonly #database: Database;
  readonly #select: Statement;

  /** @throws SqliteFault where the file is no vault. */
  constructor(path: string, reading: Reading) {
    this.#database = Database.forReading(path, reading);
    try {
      this.#database.exec('PRAGMA query_only = ON');
      this.#select = this.#database.prepare(
        'SELECT CAST(secret AS BLOB) FROM secret WHERE kind = ? AND id = ?',
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** True for a secret, and for the mark in place of a removed one. */
  has(kind: string, id: string): boolean {
    return this.#select.row([kind, id]) !== undefined;
  }

  /** Undefined where there is none. */
  get(kind: string, id: string): Buffer | undefined {
    const secret = this.#select.row([kind, id])?.[0];
    return Buffer.isBuffer(secret) ? secret : undefined;
  }

  /** Undefined where there is none, or none that is a text. */
  getText(kind: string, id: string): string | undefined {
    const secret = this.get(kind, id);
    return secret && isUtf8(secret) ? secret.toString('utf8') : undefined;
  }

  close(): void {
    this.#database.close();
  }
}
