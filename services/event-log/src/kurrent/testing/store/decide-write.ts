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
 * What the server makes of one stream's part: it is new, or it is there already. A repeat is recognised at the revision
 * that it was first meant for and nowhere else; without an expectation it is recognised by its ids. A stream that was
 * deleted takes a writer who believes that there is none, and goes on with its revisions.
 * @param placeOf finds an event of any stream by its id.
 * @param isDeleted whether the stream was deleted, not for good.
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
