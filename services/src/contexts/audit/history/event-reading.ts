import type { RecordedEvent } from '@foyer/event-log';
import { UndecodableEvent, type EventCodec } from '../../../platform/eventing/events/index.js';

/** An event's data as people may read it. */
export type ReadData = (event: RecordedEvent) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Data in clear, of the newest version. What the log writes for itself, such as checkpoints, is shown as it is stored, and so
 * is an event that was tampered with: an audit must be able to look at it.
 */
export function clearData(codec: EventCodec): ReadData {
  return async (event) => {
    if (!codec.knows(event.type)) return event.data;
    try {
      return (await codec.decode(event)).data as Record<string, unknown>;
    } catch (error) {
      if (error instanceof UndecodableEvent) return event.data;
      throw error;
    }
  };
}

/** Data as it is stored, with personal fields encrypted: for those who hold a log without its keys. */
export const storedData: ReadData = async (event) => event.data;
