import type Database from 'libsql';
import type { LogView, Place } from '../append/decide-append.js';
import type { EventFilter } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import { toPosition } from '../sequence/numbered-position.js';
import type { Page, PageSource } from '../sequence/paged-log.js';
import { filterSql } from './filter-sql.js';
import type { StreamPage } from './read-stream-pages.js';
import { quickly, type RowReading } from './row-reading.js';

/** Most events in memory for one reader. */
const PAGE_SIZE = 256;

/** Most rows a filtered page looks through, so that a rare type does not hold up the process. */
const SCAN_WINDOW = 4096;

type Row = readonly unknown[];

/** The statements that read the events table. Each call sees what is committed, or this transaction's own writes. */
export class EventReader implements LogView, PageSource {
  readonly #database: Database.Database;
  readonly #reading: RowReading;
  readonly #last: Database.Statement;
  readonly #revision: Database.Statement;
  readonly #place: Database.Statement;
  readonly #stream: Database.Statement;
  readonly #lastOf: Database.Statement;

  constructor(database: Database.Database, reading = quickly) {
    this.#database = database;
    this.#reading = reading;
    const { columns } = reading;
    this.#last = database.prepare('SELECT max(position) FROM events').raw();
    this.#revision = database.prepare('SELECT max(revision) FROM events WHERE stream = ?').raw();
    this.#place = database
      .prepare('SELECT stream, revision, position FROM events WHERE id = ?')
      .raw();
    this.#stream = database
      .prepare(
        `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
      )
      .raw();
    this.#lastOf = database
      .prepare(`SELECT ${columns} FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1`)
      .raw();
  }

  lastSequence(): number {
    return ((this.#last.get([]) as Row)[0] as number | null) ?? 0;
  }

  revisionOf(stream: string): number | undefined {
    return ((this.#revision.get([stream]) as Row)[0] as number | null) ?? undefined;
  }

  placeOf(eventId: string): Place | undefined {
    const row = this.#place.get([eventId]) as readonly [string, number, number] | undefined;
    return row && { stream: row[0], revision: row[1], position: toPosition(row[2]) };
  }

  lastOf(stream: string): RecordedEvent | undefined {
    const row = this.#lastOf.get([stream]) as Row | undefined;
    return row && this.#reading.event(row);
  }

  /** A page of a stream; a short one is its last. */
  streamPage(stream: string, from: number): StreamPage {
    const rows = this.#stream.all([stream, from, PAGE_SIZE]) as Row[];
    return { events: rows.map(this.#reading.event), last: rows.length < PAGE_SIZE };
  }

  pages(filter: EventFilter | undefined): (after: number, upTo: number) => Page {
    const { columns, event } = this.#reading;
    const { condition, values } = filterSql(filter);
    const statement = this.#database
      .prepare(
        `SELECT ${columns} FROM events WHERE position > ? AND position <= ?${condition} ORDER BY position LIMIT ?`,
      )
      .raw();
    return (after, upTo) => {
      const end = Math.min(after + SCAN_WINDOW, upTo);
      const rows = statement.all([after, end, ...values, PAGE_SIZE]) as Row[];
      const full = rows.length === PAGE_SIZE;
      return {
        events: rows.map(event),
        scannedTo: full ? Number(rows.at(-1)?.[0] ?? end) : end,
      };
    };
  }
}
