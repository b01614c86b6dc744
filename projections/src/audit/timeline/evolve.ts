import type { Documents, EventEnvelope, Operation } from '../../platform/runner/index.js';
import type { TimelineDocument, TimelineReference } from './document.js';

export interface TimelineCollections {
  readonly timeline: TimelineDocument;
}

/** Events in one document. One document per event would be a write per event; one per history would grow for ever. */
export const MOST_EVENTS_IN_PIECE = 100;

/** Adds an event to the history that it belongs to. */
export async function evolve(
  event: EventEnvelope,
  documents: Documents<TimelineCollections>,
): Promise<Operation<TimelineCollections>[]> {
  const { correlationId } = event.metadata;
  const newest = await documents.get('timeline', correlationId);
  if (newest === undefined) return [put(firstOf(event, 0))];
  if (newest.events.length < MOST_EVENTS_IN_PIECE) return [put(withEvent(newest, event))];
  const finished = { ...newest, _id: `${correlationId}#${newest.piece}` };
  return [put(finished), put(firstOf(event, newest.piece + 1))];
}

function put(doc: TimelineDocument): Operation<TimelineCollections> {
  return { op: 'put', collection: 'timeline', doc };
}

function firstOf(event: EventEnvelope, piece: number): TimelineDocument {
  const { correlationId, actor, at } = event.metadata;
  return {
    _id: correlationId,
    correlationId,
    piece,
    firstAt: at,
    streams: [event.stream],
    actors: [actor.id],
    events: [referenceTo(event)],
  };
}

function withEvent(piece: TimelineDocument, event: EventEnvelope): TimelineDocument {
  return {
    ...piece,
    streams: withValue(piece.streams, event.stream),
    actors: withValue(piece.actors, event.metadata.actor.id),
    events: [...piece.events, referenceTo(event)],
  };
}

function referenceTo({
  id,
  position,
  stream,
  revision,
  type,
  metadata,
}: EventEnvelope): TimelineReference {
  const { at, actor, causationId } = metadata;
  return { eventId: id, position, stream, revision, type, at, actor, causationId };
}

function withValue(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list : [...list, value];
}
