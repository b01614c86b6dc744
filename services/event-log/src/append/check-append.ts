import type { ExpectedRevision, StreamAppend } from '../port/event-log.js';
import type { NewEvent } from '../port/event.js';
import { InvalidAppend } from '../port/errors.js';
import { requireDistinct } from './require-distinct.js';
import { MAX_EVENT_BYTES, MAX_EVENTS_PER_APPEND, MAX_NAME_LENGTH } from './limits.js';

/** An event with its JSON already made, so that it is made once and its size is known. */
export interface SerializedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  /** The event that the JSON was made from. */
  readonly source: NewEvent;
}

/** One stream's part of an append that was found writable. */
export interface CheckedAppend {
  readonly stream: string;
  readonly expectedRevision: ExpectedRevision;
  readonly events: readonly SerializedEvent[];
}

/** Control characters and lone surrogates do not survive every store. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;
/** The characters of nearly all names: checked first, as this takes a fraction of the time. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * Refuses what no adapter could keep, before anything is queued or written.
 * @throws InvalidAppend
 */
export function checkAppend(appends: readonly StreamAppend[]): readonly CheckedAppend[] {
  const checked = appends.map(({ stream, expectedRevision, events }) => {
    checkStream(stream);
    checkExpected(expectedRevision);
    if (events.length === 0) throw new InvalidAppend(`no events for stream ${stream}`);
    return { stream, expectedRevision, events: events.map(serialize) };
  });
  const streams = appends.map(({ stream }) => stream);
  const ids = appends.flatMap(({ events }) => events.map(({ id }) => id));
  requireDistinct('stream', streams);
  requireDistinct('event id', ids);
  if (ids.length === 0) throw new InvalidAppend('no events');
  if (ids.length > MAX_EVENTS_PER_APPEND) {
    throw new InvalidAppend(`${ids.length} events are more than ${MAX_EVENTS_PER_APPEND}`);
  }
  return checked;
}

function serialize(event: NewEvent): SerializedEvent {
  checkName('event id', event.id);
  checkName('event type', event.type);
  const data = JSON.stringify(event.data);
  const metadata = JSON.stringify(event.metadata);
  const bytes = Buffer.byteLength(data) + Buffer.byteLength(metadata);
  if (bytes > MAX_EVENT_BYTES) {
    throw new InvalidAppend(`event ${event.id} has ${bytes} bytes, more than ${MAX_EVENT_BYTES}`);
  }
  return { id: event.id, type: event.type, data, metadata, source: event };
}

function checkStream(stream: string): void {
  checkName('stream', stream);
  // EventStoreDB keeps names that begin so for its own streams.
  if (stream.startsWith('$')) throw new InvalidAppend(`stream ${stream} begins with $`);
}

function checkName(what: string, name: string): void {
  if (name.length === 0) throw new InvalidAppend(`empty ${what}`);
  if (name.length > MAX_NAME_LENGTH) throw new InvalidAppend(`${what} is too long`);
  if (!PRINTABLE_ASCII.test(name) && UNWRITABLE.test(name))
    throw new InvalidAppend(`${what} holds unwritable characters`);
}

function checkExpected(expected: ExpectedRevision): void {
  if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new InvalidAppend(`${expected} is no revision`);
  }
}
