import { z } from 'zod';
import type { ChainedEvent } from './chained-event.js';
import { hashOf } from './leaf-hash.js';

/** The stream that holds all seals. */
export const SEAL_STREAM = 'log-seals';

/** The type of a seal's event. */
export const LOG_SEALED = 'LogSealed';

const Hash = z.string().length(43);

/**
 * A stretch of the log, sealed: every event since the last seal, in order. Each seal holds the head of the one before
 * it, so that changing anything sealed means changing every later seal too.
 *
 * What it holds of each event stands in lists of words with a space between: a seal is as large as many events, and so
 * it is quick to write, to hash and to read.
 */
export const Seal = z.strictObject({
  from: z.string(),
  to: z.string(),
  count: z.int().positive(),
  /** Head of the seal before, null for the first. */
  previousHead: Hash.nullable(),
  /** The hash of each event. */
  leaves: z.string(),
  /** The position of each event. */
  positions: z.string(),
  /** Names of the streams in the stretch, each once. */
  streams: z.array(z.string()),
  /** Of each event the index of its stream in `streams`, a colon, and its revision. */
  places: z.string(),
  /** Hash of all of the above. */
  head: Hash,
});
export type Seal = z.output<typeof Seal>;

/** Seals a stretch of the log. */
export function makeSeal(previousHead: string | null, events: readonly ChainedEvent[]): Seal {
  const indexOf = new Map<string, number>();
  for (const { stream } of events) if (!indexOf.has(stream)) indexOf.set(stream, indexOf.size);
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new RangeError('A seal needs an event');
  const body = {
    from: first.position,
    to: last.position,
    count: events.length,
    previousHead,
    leaves: events.map(({ leaf }) => leaf).join(' '),
    positions: events.map(({ position }) => position).join(' '),
    streams: [...indexOf.keys()],
    places: events.map((e) => `${indexOf.get(e.stream) ?? 0}:${e.revision}`).join(' '),
  };
  return { ...body, head: hashOf(body) };
}

/** Whether a seal's head is the hash of the rest of it. */
export function isSealWhole({ head, ...body }: Seal): boolean {
  return head === hashOf(body);
}

/** The events of a seal, spelled out. */
export function sealedEvents(seal: Seal): ChainedEvent[] {
  const positions = seal.positions.split(' ');
  const places = seal.places.split(' ');
  return seal.leaves.split(' ').map((leaf, index) => {
    const [stream, revision] = (places[index] ?? '').split(':').map(Number);
    return {
      leaf,
      position: positions[index] ?? '',
      stream: seal.streams[stream ?? -1] ?? '',
      revision: revision ?? -1,
    };
  });
}
