import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { Database } from '@foyer/event-log/node-sqlite';

import type { Snapshot, Snapshots } from './snapshots.js';

type Row = readonly [revision: number, event: Buffer, state: Buffer, digest: Buffer];

/**
 * Version of the table, kept in `user_version`. Of another one all snapshots are dropped: they are
 * rebuilt.
 */
const FORMAT = 2;

const TABLE =
  'CREATE TABLE snapshots (kind TEXT, stream TEXT, revision INTEGER, event TEXT, state TEXT, digest BLOB, PRIMARY KEY (kind, stream)) WITHOUT ROWID';

/** As bytes: the binding mends a text that is no UTF-8 without a word. */
const SELECT =
  'SELECT CAST(revision AS INTEGER), CAST(event AS BLOB), CAST(state AS BLOB), CAST(digest AS BLOB) FROM snapshots WHERE kind = ? AND stream = ?';
const DELETE = 'DELETE FROM snapshots WHERE kind = ? AND stream = ?';

/** Snapshots in a separate file. A fault of it is reported and costs only time. */
export class SqliteSnapshots implements Snapshots {
  #database: Database | undefined;

  /** Opens the file, or makes it. */
  constructor(
    path: string,
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#database = this.#guarded(() => open(path));
  }

  read(kind: string, stream: string): Snapshot | undefined {
    return this.#guarded((): Snapshot | undefined => {
      const row = this.#database?.prepare(SELECT).row([kind, stream]) as Row | undefined;
      if (row === undefined) return undefined;
      try {
        return snapshotOf(kind, stream, row);
      } catch (cause) {
        this.#database?.prepare(DELETE).run([kind, stream]);
        throw new Error(`The snapshot of ${stream} was damaged and is rebuilt`, { cause });
      }
    });
  }

  write(kind: string, stream: string, { revision, eventId, state }: Snapshot): void {
    const text = JSON.stringify(state);
    const digest = digestOf(kind, stream, revision, eventId, text);
    this.#guarded(() =>
      this.#database
        ?.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?, ?)')
        .run([kind, stream, revision, eventId, text, digest]),
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
      this.onFault(error);
      return undefined;
    }
  }
}

function open(path: string): Database {
  const database = new Database(path, { timeout: 1000 });
  try {
    // Snapshots that a power cut takes back are folded again.
    for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL']) {
      database.exec(`PRAGMA ${setting}`);
    }
    if (database.prepare('PRAGMA user_version').row([])?.[0] !== FORMAT) {
      const anew = ['BEGIN', 'DROP TABLE IF EXISTS snapshots', TABLE];
      database.exec([...anew, `PRAGMA user_version = ${FORMAT}`, 'COMMIT'].join(';'));
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws Error for what is no snapshot any more. */
function snapshotOf(kind: string, stream: string, [revision, event, state, digest]: Row): Snapshot {
  if (!isUtf8(event) || !isUtf8(state)) throw new Error('It holds what is no text');
  const [eventId, text] = [event.toString(), state.toString()];
  if (!digestOf(kind, stream, revision, eventId, text).equals(digest)) {
    throw new Error('It is not what was written');
  }
  return { revision, eventId, state: JSON.parse(text) as unknown };
}

/** A bit that has turned over may leave another number, and a command would be decided by it. */
function digestOf(...parts: readonly [string, string, number, string, string]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
