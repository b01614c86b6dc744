import type { KurrentStore } from './kurrent-store.js';
import type { StoredEvent } from './stored-event.js';

/** Which part of a sequence is read; `from` is a revision or a position, absent at the near end. */
export interface Selection {
  readonly backwards: boolean;
  readonly from: bigint | undefined;
  readonly count: bigint;
}

/**
 * Reads a stream, beginning with the revision that is given; undefined for a stream that is not
 * there.
 */
export function selectOfStream(
  store: KurrentStore,
  stream: string,
  { backwards, from, count }: Selection,
): Iterable<StoredEvent> | undefined {
  const events = store.stream(stream);
  if (!events) return undefined;
  // Events that were cut off still count in the revisions.
  const first = events[0]?.revision ?? 0n;
  const index = from === undefined ? undefined : Number(from > first ? from - first : 0n);
  if (!backwards) return taken(walk(events, index ?? 0, 1), count);
  const start = Math.min(index ?? Infinity, events.length - 1);
  return taken(walk(events, start, -1), count);
}

/**
 * Reads everything: forwards beginning with the position that is given, backwards with the one
 * before it.
 */
export function selectOfAll(
  store: KurrentStore,
  { backwards, from, count }: Selection,
  passes: (event: StoredEvent) => boolean,
): Iterable<StoredEvent> {
  const { all } = store;
  if (!backwards) {
    return taken(passed(walk(all, from === undefined ? 0 : store.indexOf(from), 1), passes), count);
  }
  const start = from === undefined ? all.length : store.indexOf(from);
  return taken(passed(walk(all, start - 1, -1), passes), count);
}

function* walk(
  events: readonly StoredEvent[],
  start: number,
  step: 1 | -1,
): Generator<StoredEvent> {
  // Events that are written during a read are not part of it.
  const end = events.length;
  for (let index = start; index >= 0 && index < end; index += step) {
    const event = events[index];
    if (event) yield event;
  }
}

function* passed(
  events: Iterable<StoredEvent>,
  passes: (event: StoredEvent) => boolean,
): Generator<StoredEvent> {
  for (const event of events) if (passes(event)) yield event;
}

function* taken(events: Iterable<StoredEvent>, count: bigint): Generator<StoredEvent> {
  let left = count;
  if (left <= 0n) return;
  for (const event of events) {
    yield event;
    left -= 1n;
    if (left <= 0n) return;
  }
}
