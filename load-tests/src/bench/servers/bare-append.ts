import type { NewEvent } from '@foyer/event-log';
import {
  jsonEvent,
  NO_STREAM,
  type EventData,
  type KurrentDBClient,
} from '@kurrent/kurrentdb-client';
import { v7 as uuid } from 'uuid';
import { usualEvent } from '../append/usual-event.js';

/**
 * Writers at the same time with the bare client, each waiting for its own append; answers with the
 * rate.
 *
 * They append what the event log appends: the same event with the same metadata, by the same call.
 * The client's other call, `appendToStream`, needs a third of the time, because it puts all appends
 * of a process on one call that stays open. The event log cannot use it: when the connection breaks
 * while that call is full, the process ends (ADR 0003), and one append never reaches several
 * streams. So it is no measure of what the event log costs.
 */
export async function appendBare(
  client: KurrentDBClient,
  writers: number,
  each: number,
): Promise<number> {
  const prepared = Array.from({ length: writers }, () =>
    Array.from({ length: each }, () => ({ stream: `bare-${uuid()}`, event: usualEvent() })),
  );
  const write = async (own: (typeof prepared)[number]): Promise<void> => {
    for (const { stream, event } of own) {
      const events = [storedEvent(event)];
      await client.multiStreamAppend([{ streamName: stream, expectedState: NO_STREAM, events }]);
    }
  };
  const start = performance.now();
  await Promise.all(prepared.map(write));
  return ((writers * each) / (performance.now() - start)) * 1000;
}

/** An event as the event log stores it. */
export function storedEvent({ id, type, data, metadata }: NewEvent): EventData {
  const { correlationId, causationId } = metadata;
  const stored = {
    $correlationId: correlationId,
    $causationId: causationId,
    foyer: JSON.stringify(metadata),
  };
  return jsonEvent({ ...{ id, type, data }, metadata: stored });
}
