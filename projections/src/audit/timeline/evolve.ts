import type { Documents, EventEnvelope, Operation } from '../../platform/runner/index.js';
import type { StreamPart, TimelineDocument } from './document.js';
import { hoursBegun, NEWEST_HOUR, type HourCollections } from './hours.js';

export interface TimelineCollections extends HourCollections {
  readonly timeline: TimelineDocument;
}

type Operations = Operation<TimelineCollections>[];

/** A document is written again with every event, so one history must not make it grow for ever. */
export const MOST_STREAMS_IN_PIECE = 100;

/** Adds an event to the history that it belongs to, and to its hour. */
export function evolve(
  event: EventEnvelope,
  documents: Documents<TimelineCollections>,
): Operations | Promise<Operations> {
  // Called for every event of the log: waiting for what is at hand would be a good part of a rebuild.
  const piece = documents.get('timeline', event.metadata.correlationId);
  const hour = documents.get('timelineHours', NEWEST_HOUR);
  if (!(piece instanceof Promise || hour instanceof Promise)) {
    return [...added(event, piece), ...hoursBegun(event, hour)];
  }
  return Promise.all([piece, hour]).then((newest) => [
    ...added(event, newest[0]),
    ...hoursBegun(event, newest[1]),
  ]);
}

function added(event: EventEnvelope, newest: TimelineDocument | undefined): Operations {
  if (newest === undefined) return [put(pieceOf(event, 0))];
  const isNewStream = newest.streams.every(({ stream }) => stream !== event.stream);
  if (isNewStream && newest.streams.length >= MOST_STREAMS_IN_PIECE) {
    const finished = { ...newest, _id: `${newest.correlationId}#${newest.piece}` };
    return [put(finished), put(pieceOf(event, newest.piece + 1))];
  }
  return [put(withEvent(newest, event))];
}

function put(doc: TimelineDocument): Operation<TimelineCollections> {
  return { op: 'put', collection: 'timeline', doc };
}

function pieceOf(event: EventEnvelope, piece: number): TimelineDocument {
  const { correlationId, actor, at } = event.metadata;
  return {
    _id: correlationId,
    correlationId,
    piece,
    firstAt: at,
    lastAt: at,
    events: 1,
    streams: [{ stream: event.stream, from: event.revision, to: event.revision }],
    actors: [actor],
  };
}

function withEvent(piece: TimelineDocument, event: EventEnvelope): TimelineDocument {
  const { actor, at } = event.metadata;
  const isKnown = piece.actors.some(({ id, type }) => id === actor.id && type === actor.type);
  return {
    ...piece,
    lastAt: at,
    events: piece.events + 1,
    streams: withRevision(piece.streams, event),
    actors: isKnown ? piece.actors : [...piece.actors, actor],
  };
}

function withRevision(
  parts: readonly StreamPart[],
  { stream, revision }: EventEnvelope,
): readonly StreamPart[] {
  const index = parts.findIndex((part) => part.stream === stream);
  const part = parts[index];
  if (part === undefined) return [...parts, { stream, from: revision, to: revision }];
  return parts.with(index, { ...part, to: revision });
}
