import type Database from 'libsql';
import { appendResult } from '../append/append-result.js';
import type { CheckedAppend } from '../append/check-append.js';
import { decideAppend, type EventToWrite, type Place } from '../append/decide-append.js';
import { EventLogUnavailable } from '../port/event-log-unavailable.js';
import { toPosition } from '../sequence/numbered-position.js';
import type { EventReader } from './event-reader.js';
import { COLUMNS } from './event-row.js';
import type { Outcome } from './group-commit.js';

/** Writes groups of appends, each group in one transaction. */
export class EventWriter {
  readonly #database: Database.Database;
  readonly #reader: EventReader;
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  readonly #insert: Database.Statement;
  #last: number;

  constructor(database: Database.Database, reader: EventReader) {
    this.#database = database;
    this.#reader = reader;
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
   * Decides each append against what the ones before it did, writes what was decided, and commits. A conflict fails its
   * own append only, before anything of it is written; a fault of the store fails the whole group.
   */
  commit(group: readonly (readonly CheckedAppend[])[]): readonly Outcome[] {
    const lastDurable = this.#last;
    try {
      this.#begin.run([]);
      const outcomes = group.map((appends) => this.#apply(appends));
      this.#commit.run([]);
      return outcomes;
    } catch (error) {
      this.#last = lastDurable;
      const fault = this.#rollBack(error);
      return group.map(() => ({ ok: false, error: fault }));
    }
  }

  #apply(appends: readonly CheckedAppend[]): Outcome {
    const decision = decideAppend(appends, this.#reader);
    switch (decision.kind) {
      case 'refuse':
        return { ok: false, error: decision.error };
      case 'repeat':
        return { ok: true, result: appendResult(decision.places) };
      case 'write':
        return { ok: true, result: appendResult(decision.events.map((e) => this.#write(e))) };
    }
  }

  #write({ stream, revision, event }: EventToWrite): Place {
    const sequence = this.#last + 1;
    const { id, type, data, metadata } = event;
    this.#insert.run([sequence, stream, revision, id, type, data, metadata]);
    this.#last = sequence;
    return { stream, revision, position: toPosition(sequence) };
  }

  #rollBack(cause: unknown): EventLogUnavailable {
    try {
      // After some faults SQLite has rolled back by itself.
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      return new EventLogUnavailable('appending', cause);
    } catch (error) {
      return new EventLogUnavailable('rolling back', new AggregateError([cause, error]));
    }
  }
}
