import { appendResult } from '../append/append-result.js';
import type { CheckedAppend } from '../append/check-append.js';
import { decideAppend, type EventToWrite, type Place } from '../append/decide-append.js';
import { SqliteFault, type Database, type Statement } from '../node-sqlite/index.js';
import { EventLogUnavailable } from '../port/errors.js';
import { toPosition } from '../sequence/numbered-position.js';
import type { EventReader } from './event-reader.js';
import { COLUMNS, type EventRow } from './event-row.js';
import type { FileInPlace } from './file-in-place.js';
import type { Outcome } from './group-commit.js';
import { StreamHeads } from './stream-heads.js';

/** Writes groups of appends, each group in one transaction. */
export class EventWriter {
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #insert: Statement;
  readonly #heads = new StreamHeads();
  #last: number;
  /** The rows that the present transaction has written. */
  #written: EventRow[] = [];

  /**
   * @param durable gets the rows of each group that was committed.
   * @param place the database's file, which is looked for before each group.
   */
  constructor(
    private readonly database: Database,
    private readonly reader: EventReader,
    private readonly durable: (rows: readonly EventRow[]) => void,
    private readonly place?: FileInPlace,
  ) {
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#insert = database.prepare(`INSERT INTO events (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.#last = reader.lastSequence();
  }

  /** Number of the last event that is durable. */
  get lastSequence(): number {
    return this.#last;
  }

  /**
   * The last revision of a stream, where it is known without a look; -1 where there is no such
   * stream.
   */
  headOf(stream: string): number | undefined {
    return this.#heads.get(stream);
  }

  /** Records the end of a stream that a reader has read completely. */
  learnHead(stream: string, revision: number): void {
    this.#heads.set(stream, revision);
  }

  /**
   * Decides each append against what the ones before it did, writes what was decided, and commits.
   * A conflict fails its own append only, before anything of it is written; a fault of the store
   * fails the whole group.
   */
  commit(group: readonly (readonly CheckedAppend[])[]): readonly Outcome[] {
    const lastDurable = this.#last;
    this.#written = [];
    try {
      this.place?.demand();
      const outcomes = isOneEvent(group)
        ? group.map((appends) => this.#apply(appends))
        : this.#inTransaction(() => group.map((appends) => this.#apply(appends)));
      this.durable(this.#written);
      return outcomes;
    } catch (error) {
      this.#last = lastDurable;
      this.#heads.clear();
      const fault = this.#rollBack(error);
      return group.map(() => ({ ok: false, error: fault }));
    }
  }

  #inTransaction<T>(work: () => T): T {
    this.#begin.run([]);
    const result = work();
    this.#commit.run([]);
    return result;
  }

  #apply(appends: readonly CheckedAppend[]): Outcome {
    const quick = this.#tryAtOnce(appends);
    if (quick) return { ok: true, result: appendResult([quick]) };
    const decision = decideAppend(appends, this.reader);
    switch (decision.kind) {
      case 'refuse':
        return { ok: false, error: decision.error };
      case 'repeat':
        return { ok: true, result: appendResult(decision.places) };
      case 'write':
        return { ok: true, result: appendResult(decision.events.map((e) => this.#write(e))) };
    }
  }

  /**
   * The usual append, one event on a new stream or on one that was written to lately, needs no look
   * at the table: its unique keys refuse a revision that is taken and an event id that is known.
   * Then the append is decided at leisure.
   */
  #tryAtOnce(appends: readonly CheckedAppend[]): Place | undefined {
    const append = appends[0];
    const event = append?.events[0];
    if (!event || appends.length > 1 || append.events.length > 1) return undefined;
    const { stream, expectedRevision } = append;
    if (expectedRevision === 'any') return undefined;
    if (expectedRevision !== 'no-stream' && expectedRevision !== this.#heads.get(stream)) {
      return undefined;
    }
    const revision = expectedRevision === 'no-stream' ? 0 : expectedRevision + 1;
    try {
      return this.#write({ stream, revision, event });
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  #write({ stream, revision, event }: EventToWrite): Place {
    const sequence = this.#last + 1;
    const { id, type, data, metadata } = event;
    const row: EventRow = [sequence, stream, revision, id, type, data, metadata];
    this.#insert.run(row);
    this.#last = sequence;
    this.#written.push(row);
    this.#heads.set(stream, revision);
    return { stream, revision, position: toPosition(sequence) };
  }

  #rollBack(cause: unknown): EventLogUnavailable {
    try {
      // After some faults SQLite has already rolled back.
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      return new EventLogUnavailable('appending', cause);
    } catch (error) {
      return new EventLogUnavailable('rolling back', new AggregateError([cause, error]));
    }
  }
}

/** A single insert is a transaction of its own. */
function isOneEvent(group: readonly (readonly CheckedAppend[])[]): boolean {
  return group.length === 1 && group[0]?.length === 1 && group[0][0]?.events.length === 1;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof SqliteFault && error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}
