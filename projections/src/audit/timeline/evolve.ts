import { callNamedIn, callPartNamedIn } from '@foyer/contracts/events';
import type { RecordedEvent } from '@foyer/event-log';
import type { Documents, EventEnvelope, Operation } from '../../platform/runner/index.js';
import type { CallPartDocument } from './call-parts.js';
import type { StreamPart, TimelineDocument } from './document.js';
import { hoursBegun, NEWEST_HOUR, type HourCollections } from './hours.js';

export interface TimelineCollections extends HourCollections {
  readonly timeline: TimelineDocument;
  readonly timelineParts: CallPartDocument;
}

type Operations = Operation<TimelineCollections>[];

/**
 * A document is written again with every event, so one history must not make it grow without limit.
 */
export const MOST_STREAMS_IN_PIECE = 100;

/** Adds an event to the histories that it belongs to, and to its hour. */
export function evolve(
  event: RecordedEvent,
  documents: Documents<TimelineCollections>,
): Operations | Promise<Operations> {
  // Called for every event of the log: waiting for what is at hand would be a good part of a rebuild.
  return once(documents.get('timelineHours', NEWEST_HOUR), (newest) =>
    once(knownPart(event, documents), (known) => {
      const operations = [...hoursBegun(event, newest), ...partFound(event, known)];
      return evolveHistories(event, historiesOf(event, known), documents, operations);
    }),
  );
}

function evolveHistories(
  event: RecordedEvent,
  [history, ...others]: readonly string[],
  documents: Documents<TimelineCollections>,
  before: Operations,
): Operations | Promise<Operations> {
  if (history === undefined) return before;
  return once(documents.get('timeline', history), (newest) =>
    evolveHistories(event, others, documents, [...before, ...added(event, history, newest)]),
  );
}

function once<T, R>(value: T | Promise<T>, use: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}

function knownPart({ data }: RecordedEvent, documents: Documents<TimelineCollections>) {
  const part = callPartNamedIn(data);
  return part === undefined ? undefined : documents.get('timelineParts', part);
}

function historiesOf(
  { metadata, data }: RecordedEvent,
  known: CallPartDocument | undefined,
): readonly string[] {
  const call = callNamedIn(data) ?? known?.callId;
  const { correlationId } = metadata;
  return call === undefined || call === correlationId ? [correlationId] : [correlationId, call];
}

function partFound({ data }: RecordedEvent, known: CallPartDocument | undefined): Operations {
  const [callId, part] = [callNamedIn(data), callPartNamedIn(data)];
  if (callId === undefined || part === undefined || known !== undefined) return [];
  return [{ op: 'put', collection: 'timelineParts', doc: { _id: part, callId } }];
}

function added(
  event: EventEnvelope,
  history: string,
  newest: TimelineDocument | undefined,
): Operations {
  if (newest === undefined) return [put(pieceOf(event, history, 0))];
  const isNewStream = newest.streams.every(({ stream }) => stream !== event.stream);
  if (isNewStream && newest.streams.length >= MOST_STREAMS_IN_PIECE) {
    const finished = { ...newest, _id: `${newest.correlationId}#${newest.piece}` };
    return [put(finished), put(pieceOf(event, history, newest.piece + 1))];
  }
  return [put(withEvent(newest, event))];
}

function put(doc: TimelineDocument): Operation<TimelineCollections> {
  return { op: 'put', collection: 'timeline', doc };
}

function pieceOf(event: EventEnvelope, history: string, piece: number): TimelineDocument {
  const { actor, at } = event.metadata;
  return {
    _id: history,
    correlationId: history,
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
