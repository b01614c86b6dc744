import { isUtf8 } from 'node:buffer';
import type { RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from '../sequence/numbered-position.js';
import { COLUMNS, toRecordedEvent, type EventRow } from './event-row.js';

/** How rows are asked for and made events of. */
export interface RowReading {
  /** What to select; the first column is the position. */
  readonly columns: string;
  /** @throws UnreadableEvent */
  readonly event: (row: readonly unknown[]) => RecordedEvent;
}

/** For whoever works with the log: as quick as can be. */
export const quickly: RowReading = {
  columns: COLUMNS,
  event: (row) => toRecordedEvent(row as unknown as EventRow),
};

const blob = (column: string): string => `CAST(${column} AS BLOB)`;

/**
 * For whoever looks for damage: the binding ends the whole process on a text that is no UTF-8, as a bit that has turned
 * over on the disk may leave it.
 */
export const guardedly: RowReading = {
  columns: [
    ...['position', blob('stream'), 'CAST(revision AS INTEGER)'],
    ...['id', 'type', 'data', 'metadata'].map(blob),
  ].join(', '),
  event: (row) => {
    const [position, stream, revision, ...texts] = row as readonly [
      ...[position: number, stream: Buffer | null, revision: number | null],
      ...(Buffer | null)[],
    ];
    const place = {
      position: toPosition(position),
      stream: String(stream),
      revision: revision ?? -1,
    };
    const whole = [stream, ...texts].filter((text) => text !== null && isUtf8(text));
    if (whole.length < texts.length + 1) {
      throw new UnreadableEvent(place, new Error('It holds what is no text'));
    }
    const [id, type, data, metadata] = texts.map(String);
    const read = [position, place.stream, place.revision, id, type, data, metadata];
    return toRecordedEvent(read as unknown as EventRow);
  },
};
