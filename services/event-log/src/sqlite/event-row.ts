import type { EventMetadata, NewEvent, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from '../sequence/numbered-position.js';

/** The columns of a row in the order in which all statements here name them. */
export const COLUMNS = 'position, stream, revision, id, type, data, metadata';

/** A row as the driver gives it: arrays are a third cheaper than objects. */
export type EventRow = readonly [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  data: string,
  metadata: string,
];

/**
 * The event of a row. A row of this package is trusted to have the right shape; the hash chain
 * shows later changes.
 * @throws UnreadableEvent
 */
export function toRecordedEvent(row: EventRow): RecordedEvent {
  const position = toPosition(Math.max(0, row[0]));
  if (row[0] < 1) {
    const place = { position, stream: row[1], revision: row[2], type: row[4] };
    // No append writes there: another program has written it.
    throw new UnreadableEvent(place, 'it stands before the first event');
  }
  try {
    return {
      position,
      stream: row[1],
      revision: row[2],
      id: row[3],
      type: row[4],
      data: JSON.parse(row[5]) as NewEvent['data'],
      metadata: JSON.parse(row[6]) as EventMetadata,
    };
  } catch {
    const place = { position, stream: row[1], revision: row[2], type: row[4] };
    // The parser's message repeats a part of the event.
    throw new UnreadableEvent(place, 'it is no JSON');
  }
}
