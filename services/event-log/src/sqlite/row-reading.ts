import { isUtf8 } from 'node:buffer';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from '../sequence/numbered-position.js';
import type { RecordedEvent } from '../port/event.js';
import { toRecordedEvent } from './event-row.js';

type ByteRow = readonly [
  position: bigint,
  stream: Buffer | null,
  revision: bigint | null,
  id: Buffer | null,
  type: Buffer | null,
  data: Buffer | null,
  metadata: Buffer | null,
];

const blob = (column: string): string => `CAST(${column} AS BLOB)`;

/** Columns of rows that are read one by one, damaged or not, with numbers as `bigint`. */
export const BYTE_COLUMNS = [
  ...['position', blob('stream'), 'CAST(revision AS INTEGER)'],
  ...['id', 'type', 'data', 'metadata'].map(blob),
].join(', ');

/**
 * The event of a row of {@link BYTE_COLUMNS}.
 * @throws UnreadableEvent
 */
export function eventOfBytes(row: readonly unknown[]): RecordedEvent {
  const [position, stream, revision, id, type, data, metadata] = row as ByteRow;
  const sequence = Number(position);
  const place = {
    position: toPosition(Math.max(0, sequence)),
    stream: String(stream),
    revision: Number(revision ?? -1),
    type: isText(type) ? String(type) : undefined,
  };
  if (![stream, id, type, data, metadata].every(isText)) {
    throw new UnreadableEvent(place, new Error('It holds what is no text'));
  }
  return toRecordedEvent([
    ...([sequence, place.stream, place.revision] as const),
    ...([String(id), String(type), String(data), String(metadata)] as const),
  ]);
}

function isText(bytes: Buffer | null): boolean {
  return bytes !== null && isUtf8(bytes);
}
