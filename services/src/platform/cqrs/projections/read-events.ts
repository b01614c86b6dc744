import type { RecordedEvent } from '@foyer/event-log';
import type { EventContent, ReadEvents } from '@foyer/projections';

import { UndecodableEvent, type EventCodec } from '../events/index.js';

/** Reads events for projections as deciders see them. */
export function readEventsWith(codec: EventCodec): ReadEvents {
  const read = async (event: RecordedEvent): Promise<EventContent | 'unknown' | Error> => {
    if (!codec.knows(event.type)) return 'unknown';
    try {
      return await codec.decode(event);
    } catch (error) {
      if (error instanceof UndecodableEvent) return error;
      throw error;
    }
  };
  return (events) => Promise.all(events.map(read));
}
