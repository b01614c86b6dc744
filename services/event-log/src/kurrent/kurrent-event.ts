import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type EventData,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import { z } from 'zod';
import type { CheckedAppend } from '../append/check-append.js';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from './kurrent-position.js';

/** The part of the stored metadata that makes an event ours. */
const OurMetadata = z.object({ foyer: z.string() });

/**
 * An event as the server takes it. All values of its metadata are strings, since an append over several streams takes
 * nothing else; the server's own projections know the two names that begin with a dollar sign.
 */
export function toEventData({
  id,
  type,
  data,
  metadata,
}: CheckedAppend['events'][number]): EventData {
  const { correlationId, causationId } = JSON.parse(metadata) as EventMetadata;
  return jsonEvent({
    id,
    type,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: { $correlationId: correlationId, $causationId: causationId, foyer: metadata },
  });
}

/**
 * The event as the log knows it; undefined for one of the server's own or of another program.
 * @throws UnreadableEvent when it is ours and damaged.
 */
export function toRecordedEvent({
  event,
}: ResolvedEvent | AllStreamResolvedEvent): RecordedEvent | undefined {
  if (!event?.position || event.streamId.startsWith('$')) return undefined;
  const ours = OurMetadata.safeParse(event.metadata);
  if (!ours.success) return undefined;
  const position = toPosition(event.position.commit);
  const place = { position, stream: event.streamId, revision: Number(event.revision) };
  const { type } = event;
  if (typeof event.data !== 'object')
    throw new UnreadableEvent({ ...place, type }, 'the data is no JSON object');
  try {
    const metadata = JSON.parse(ours.data.foyer) as EventMetadata;
    const data = event.data as NewEvent['data'];
    return { ...place, id: event.id, type, data, metadata };
  } catch {
    // What the parser says repeats a part of it.
    throw new UnreadableEvent({ ...place, type }, 'the metadata is no JSON');
  }
}
