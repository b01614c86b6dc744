import { callPartsNamedIn, callsOf } from '@foyer/contracts/events';
import type { RecordedEvent } from '@foyer/event-log';
import type { Documents, EventEnvelope, Operation } from '../platform/runner/index.js';
import { partsFound, type CallPartDocument } from './call-parts.js';
import type { StreamPart, TimelineDocument } from './timeline.model.js';
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
  // Called for every event of the log: waiting for what is at hand would be a good part of a
  // rebuild.
  return once(documents.get('timelineHours', NEWEST_HOUR), (newest) =>
    once(knownParts(event, documents), (known) => {
      const operations = [...hoursBegun(event, newest), ...partsKept(event, known)];
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

type CallOfPart = (part: string) => string | undefined;
const noneKnown: CallOfPart = () => undefined;

/** Calls of an event's parts, as far as they are known; most events name one part, or none. */
function knownParts(
  { data }: RecordedEvent,
  documents: Documents<TimelineCollections>,
): CallOfPart | Promise<CallOfPart> {
  const { own, listed } = callPartsNamedIn(data);
  const parts = [...own, ...listed];
  if (parts.length === 0) return noneKnown;
  const found = parts.map((part) => documents.get('timelineParts', part));
  return found.some((one) => one instanceof Promise)
    ? Promise.all(found.map((one) => Promise.resolve(one))).then(callsByPart)
    : callsByPart(found as readonly (CallPartDocument | undefined)[]);
}

function callsByPart(found: readonly (CallPartDocument | undefined)[]): CallOfPart {
  const known = new Map(found.flatMap((one) => (one ? [[one._id, one.callId] as const] : [])));
  return (part) => known.get(part);
}

/** The histories of an event: that of its command, and those of the calls that it belongs to. */
function historiesOf({ metadata, data }: RecordedEvent, known: CallOfPart): readonly string[] {
  return [...new Set([metadata.correlationId, ...callsOf(data, known)])];
}

function partsKept(event: RecordedEvent, known: CallOfPart): Operations {
  return partsFound(event, known).map((doc) => ({ op: 'put', collection: 'timelineParts', doc }));
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
