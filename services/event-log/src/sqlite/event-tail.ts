import type { EventFilter } from '../port/event-log.js';
import type { Page } from '../sequence/paged-log.js';
import { passesFilter } from '../sequence/passes-filter.js';
import { toRecordedEvent, type EventRow } from './event-row.js';

/** The limit of kept rows; at least half as many stay once the limit was reached. */
const MAX_ROWS = 8192;

/** UTF-16 code units of JSON kept at most. */
const MAX_JSON = 8_000_000;

const PAGE_SIZE = 256;

/**
 * The newest rows, kept in memory for those who follow the log: what was just written need not be
 * asked of the database by each of them.
 */
export class EventTail {
  #rows: EventRow[] = [];
  #json = 0;

  /** Adds rows that are durable, next in order. */
  push(rows: readonly EventRow[]): void {
    for (const row of rows) {
      this.#rows.push(row);
      this.#json += row[5].length + row[6].length;
    }
    while (this.#rows.length > MAX_ROWS || this.#json > MAX_JSON) this.#dropOlderHalf();
  }

  /** A page after a sequence number, undefined where the tail does not reach back so far. */
  page(after: number, upTo: number, filter: EventFilter | undefined): Page | undefined {
    const first = this.#rows[0]?.[0];
    if (first === undefined || after + 1 < first) return undefined;
    const scannedTo = Math.min(after + PAGE_SIZE, upTo);
    const events = this.#rows
      .slice(after + 1 - first, scannedTo + 1 - first)
      .filter((row) => passesFilter({ stream: row[1], type: row[4] }, filter))
      .map(toRecordedEvent);
    return { events, scannedTo };
  }

  #dropOlderHalf(): void {
    const dropped = this.#rows.splice(0, Math.ceil(this.#rows.length / 2));
    for (const row of dropped) this.#json -= row[5].length + row[6].length;
  }
}
