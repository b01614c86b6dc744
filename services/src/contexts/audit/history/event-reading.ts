import { eventDefinitions } from '@foyer/contracts/events';
import type { RecordedEvent } from '@foyer/event-log';
import type { ReadEvents } from '@foyer/projections';

import { UndecodableEvent, type EventCodec } from '#platform/cqrs';

/** An event's data as people may read it. */
export type ReadData = (event: RecordedEvent) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Data in clear, of the newest version. The log's own events, such as checkpoints, are shown as
 * they are stored. So is an event that was tampered with: an audit must be able to look at it.
 * Fields that an event withholds are null.
 */
export function clearData(codec: EventCodec): ReadData {
  return async (event) => {
    if (!codec.knows(event.type)) return event.data;
    try {
      const { data } = withoutWithheld(await codec.decode(event));
      return data as Record<string, unknown>;
    } catch (error) {
      if (error instanceof UndecodableEvent) return event.data;
      throw error;
    }
  };
}

/**
 * Data as it is stored, with personal fields encrypted: for those who hold a log without its keys.
 */
export const storedData: ReadData = async (event) => event.data;

/**
 * Events for read models that auditors look at as they once were: without the fields that these
 * withhold.
 */
export function withholding(readEvents: ReadEvents): ReadEvents {
  return async (events) =>
    (await readEvents(events)).map((read) =>
      read === 'unknown' || read instanceof Error ? read : withoutWithheld(read),
    );
}

function withoutWithheld<E extends { readonly type: string; readonly data: unknown }>(event: E): E {
  const withheld = eventDefinitions.get(event.type)?.withheldFields ?? [];
  if (withheld.length === 0) return event;
  const nothing = Object.fromEntries(withheld.map((field) => [field, null]));
  return { ...event, data: { ...(event.data as object), ...nothing } };
}
