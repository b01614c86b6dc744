import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type EventData,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import type { SerializedEvent } from '../append/check-append.js';
import type { EventMetadata, NewEvent, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { toPosition } from './kurrent-position.js';

/**
 * An event as the server takes it. All values of its metadata are strings, since an append over
 * several streams takes nothing else; the server's own projections know the two names that begin
 * with a dollar sign.
 */
export function toEventData({ metadata, source }: SerializedEvent): EventData {
  const { id, type, data } = source;
  const { correlationId, causationId } = source.metadata;
  return jsonEvent({
    ...{ id, type, data },
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
  const ours = ourMetadata(event.metadata);
  if (ours === undefined) return undefined;
  const position = toPosition(event.position.commit);
  const place = { position, stream: event.streamId, revision: Number(event.revision) };
  const { type } = event;
  if (typeof event.data !== 'object')
    throw new UnreadableEvent({ ...place, type }, 'the data is no JSON object');
  try {
    const metadata = JSON.parse(ours) as EventMetadata;
    const data = event.data as NewEvent['data'];
    return { ...place, id: event.id, type, data, metadata };
  } catch {
    // The parser's message repeats a part of the metadata.
    throw new UnreadableEvent({ ...place, type }, 'the metadata is no JSON');
  }
}

/** The part of the stored metadata that makes an event ours. */
function ourMetadata(stored: unknown): string | undefined {
  if (typeof stored !== 'object' || stored === null || !('foyer' in stored)) return undefined;
  return typeof stored.foyer === 'string' ? stored.foyer : undefined;
}
