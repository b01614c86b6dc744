import { EventIdReused, RevisionConflict } from '../port/errors.js';
import type { Position } from '../port/event.js';
import type { CheckedAppend, SerializedEvent } from './check-append.js';

/** The place of a known event. */
export interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
}

/** The part of the log that an append is decided against. */
export interface LogView {
  /** Last revision of a stream, undefined where it does not exist. */
  revisionOf(stream: string): number | undefined;
  placeOf(eventId: string): Place | undefined;
}

/** An event with its place in its stream, to be written. */
export interface EventToWrite {
  readonly stream: string;
  readonly revision: number;
  readonly event: SerializedEvent;
}

export type AppendDecision =
  | { readonly kind: 'write'; readonly events: readonly EventToWrite[] }
  | { readonly kind: 'repeat'; readonly places: readonly Place[] }
  | { readonly kind: 'refuse'; readonly error: EventIdReused | RevisionConflict };

/**
 * Decides one append against the content of the log. The ids are checked first: a writer that
 * repeats itself finds the stream changed by its own first try. It must get that success, not a
 * conflict.
 */
export function decideAppend(appends: readonly CheckedAppend[], log: LogView): AppendDecision {
  return decideRepeat(appends, log) ?? decideWrite(appends, log);
}

/** Undefined where no event is known yet. */
function decideRepeat(appends: readonly CheckedAppend[], log: LogView): AppendDecision | undefined {
  const places: Place[] = [];
  let unknown = 0;
  let reused: string | undefined;
  for (const { stream, events } of appends) {
    for (const { id } of events) {
      const place = log.placeOf(id);
      if (!place) unknown += 1;
      else if (place.stream !== stream) return { kind: 'refuse', error: new EventIdReused(id) };
      else {
        places.push(place);
        reused ??= id;
      }
    }
  }
  if (reused === undefined) return undefined;
  if (unknown > 0) return { kind: 'refuse', error: new EventIdReused(reused) };
  return { kind: 'repeat', places };
}

function decideWrite(appends: readonly CheckedAppend[], log: LogView): AppendDecision {
  const toWrite: EventToWrite[] = [];
  for (const { stream, expectedRevision, events } of appends) {
    const actual = log.revisionOf(stream);
    if (expectedRevision !== 'any') {
      const expected = expectedRevision === 'no-stream' ? undefined : expectedRevision;
      if (actual !== expected) {
        return { kind: 'refuse', error: new RevisionConflict(stream, expectedRevision, actual) };
      }
    }
    let revision = actual ?? -1;
    for (const event of events) toWrite.push({ stream, revision: ++revision, event });
  }
  return { kind: 'write', events: toWrite };
}
