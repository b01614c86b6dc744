import type { AppendStreamState } from '@kurrent/kurrentdb-client';
import type { ProposedEvent, StoredEvent } from './stored-event.js';
import { StreamMoved } from './errors.js';

/** Events for one stream, with what their writer believes of it. */
export interface StreamWrite {
  readonly stream: string;
  readonly expected: AppendStreamState;
  readonly events: readonly ProposedEvent[];
}

/**
 * Decides about one stream's part as the server does: it is new, or already there. A repeat is
 * recognised only at the revision that it was first meant for; without an expectation it is
 * recognised by its ids. A deleted stream accepts a writer who believes it to be new, and continues
 * its revisions.
 * @param placeOf finds an event of any stream by its id.
 * @param isDeleted true if the stream was deleted, but not permanently.
 * @returns the places of a repeat; undefined for what is to be written.
 * @throws StreamMoved
 */
export function decideWrite(
  { stream, expected, events }: StreamWrite,
  there: readonly StoredEvent[],
  placeOf: (id: string) => StoredEvent | undefined,
  isDeleted: boolean,
): readonly StoredEvent[] | undefined {
  const current = there.at(-1)?.revision;
  if (expected === 'stream_exists' && current === undefined) {
    throw new StreamMoved(stream, expected, current);
  }
  if (expected === 'any' || expected === 'stream_exists') {
    const known = events.map(({ id }) => placeOf(id)).filter((place) => place?.streamId === stream);
    if (known.length === 0 || events.length === 0) return undefined;
    if (known.length < events.length) throw new StreamMoved(stream, expected, current);
    return known.filter((place) => place !== undefined);
  }
  const last = expected === 'no_stream' ? -1n : expected;
  if (last === (current ?? -1n)) return undefined;
  const first = Number(last) + 1;
  const repeated = there.slice(first, first + events.length);
  const isRepeat =
    repeated.length === events.length && events.every(({ id }, i) => repeated[i]?.id === id);
  if (!isRepeat && isDeleted && expected === 'no_stream') return undefined;
  if (!isRepeat || events.length === 0) throw new StreamMoved(stream, expected, current);
  return repeated;
}
