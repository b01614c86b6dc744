import { isUtf8 } from 'node:buffer';
import type { Database, SqliteValue } from '../node-sqlite/index.js';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from '../sequence/numbered-position.js';
import { BYTE_COLUMNS, eventOfBytes } from './row-reading.js';

/** Some rows, read. */
export interface RowPage {
  readonly events: readonly RecordedEvent[];
  /**
   * The next row exists but cannot be read: a reader that begins a page with it gets the reason.
   */
  readonly endsAtDamage: boolean;
}

type ParsedRow = readonly [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  data: NewEvent['data'],
  metadata: EventMetadata,
];

const ROW = ['position', 'json_quote(stream)', 'revision', 'json_quote(id)', 'json_quote(type)'];
const ROWS = `group_concat('[' || ${[...ROW, 'data', 'metadata'].join(` || ',' || `)} || ']')`;

/**
 * Reads rows of the events table by a clause that follows FROM events. A page comes as one piece of
 * JSON, since a text for each column takes longer. It comes as bytes, since the binding mends
 * without a word a text that a turned bit has left as no UTF-8. Rows of a page that is not whole
 * are read one by one.
 */
export function readingPages(
  database: Database,
  clause: string,
): (values: readonly SqliteValue[]) => RowPage {
  const whole = database.prepare(
    `SELECT count(*), CAST(${ROWS} AS BLOB) FROM (SELECT position, stream, revision, id, type, data, metadata FROM events ${clause})`,
  );
  return (values) => {
    const events = parsed(() => whole.row(values) as readonly [number, Buffer | null]);
    if (events !== undefined) return { events, endsAtDamage: false };
    const single = database.prepare(`SELECT ${BYTE_COLUMNS} FROM events ${clause}`);
    return upToDamage(single.withBigInts().rows(values));
  };
}

/**
 * Undefined for what is not whole, even where SQLite itself finds that it cannot be put together.
 */
function parsed(read: () => readonly [number, Buffer | null]): RecordedEvent[] | undefined {
  try {
    const [count, bytes] = read();
    if (count === 0) return [];
    if (bytes === null || !isUtf8(bytes)) return undefined;
    const rows = JSON.parse(`[${bytes.toString()}]`) as readonly (readonly unknown[])[];
    return rows.length === count && rows.every(isWhole) ? rows.map(eventOfRow) : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(row: readonly unknown[]): boolean {
  const [position, stream, revision, id, type] = row;
  return (
    row.length === 7 &&
    typeof position === 'number' &&
    position > 0 &&
    typeof stream === 'string' &&
    typeof revision === 'number' &&
    typeof id === 'string' &&
    typeof type === 'string'
  );
}

function eventOfRow(row: readonly unknown[]): RecordedEvent {
  const [position, stream, revision, id, type, data, metadata] = row as ParsedRow;
  return { position: toPosition(position), stream, revision, id, type, data, metadata };
}

/** @throws UnreadableEvent where the first row is damaged. */
function upToDamage(rows: readonly (readonly unknown[])[]): RowPage {
  const events: RecordedEvent[] = [];
  for (const row of rows) {
    try {
      events.push(eventOfBytes(row));
    } catch (error) {
      if (events.length === 0 || !(error instanceof UnreadableEvent)) throw error;
      return { events, endsAtDamage: true };
    }
  }
  return { events, endsAtDamage: false };
}
