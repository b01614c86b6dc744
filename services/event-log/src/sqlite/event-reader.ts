import type { LogView, Place } from '../append/decide-append.js';
import type { Database, Statement } from '../node-sqlite/index.js';
import type { EventFilter } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import { toPosition, toSequence } from '../sequence/numbered-position.js';
import type { Page, PageSource } from '../sequence/paged-log.js';
import { filterSql } from './filter-sql.js';
import { readingPages } from './page-reading.js';
import type { StreamPage } from './read-stream-pages.js';

/**
 * Most events in memory for one reader. Pieces of memory beyond 128 KB would be asked of the system
 * for each page.
 */
const PAGE_SIZE = 128;

/** Most rows a filtered page looks through, so that a rare type does not hold up the process. */
const SCAN_WINDOW = 4096;

type ReadPage = ReturnType<typeof readingPages>;

/**
 * The statements that read the events table. Each call sees what is committed, or this
 * transaction's own writes.
 */
export class EventReader implements LogView, PageSource {
  readonly #last: Statement;
  readonly #revision: Statement;
  readonly #place: Statement;
  readonly #stream: ReadPage;
  readonly #lastOf: ReadPage;
  readonly #before: ReadPage;

  constructor(private readonly database: Database) {
    this.#last = database.prepare('SELECT max(position) FROM events');
    this.#revision = database.prepare('SELECT max(revision) FROM events WHERE stream = ?');
    this.#place = database.prepare(
      'SELECT CAST(stream AS BLOB), revision, position FROM events WHERE id = ?',
    );
    this.#stream = readingPages(
      database,
      'WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?',
    );
    this.#lastOf = readingPages(database, 'WHERE stream = ? ORDER BY revision DESC LIMIT 1');
    this.#before = readingPages(database, 'WHERE position < 1 ORDER BY position LIMIT 1');
  }

  lastSequence(): number {
    return (this.#last.row([])?.[0] as number | null | undefined) ?? 0;
  }

  revisionOf(stream: string): number | undefined {
    return (this.#revision.row([stream])?.[0] as number | null | undefined) ?? undefined;
  }

  placeOf(eventId: string): Place | undefined {
    const row = this.#place.row([eventId]) as readonly [Buffer, number, number] | undefined;
    return row && { stream: String(row[0]), revision: row[1], position: toPosition(row[2]) };
  }

  lastOf(stream: string): RecordedEvent | undefined {
    return this.#lastOf([stream]).events[0];
  }

  /** A page of a stream; a short one is its last. */
  streamPage(stream: string, from: number): StreamPage {
    const { events, endsAtDamage } = this.#stream([stream, from, PAGE_SIZE]);
    return { events, last: events.length < PAGE_SIZE && !endsAtDamage };
  }

  demandNothingBefore(): void {
    this.#before([]);
  }

  pages(filter: EventFilter | undefined): (after: number, upTo: number) => Page {
    const { condition, values } = filterSql(filter);
    const read = readingPages(
      this.database,
      `WHERE position > ? AND position <= ?${condition} ORDER BY position LIMIT ?`,
    );
    return (after, upTo) => {
      const end = Math.min(after + SCAN_WINDOW, upTo);
      const { events, endsAtDamage } = read([after, end, ...values, PAGE_SIZE]);
      const isCut = events.length === PAGE_SIZE || endsAtDamage;
      return { events, scannedTo: isCut ? toSequence(events.at(-1)?.position) : end };
    };
  }
}
