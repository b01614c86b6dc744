import { z } from 'zod';
import type { ChainedEvent } from './chained-event.js';
import { hashOf } from './leaf-hash.js';

/** The stream that holds all checkpoints. */
export const CHECKPOINT_STREAM = 'log-seals';

/** The type of a checkpoint's event. */
export const LOG_SEALED = 'LogSealed';

const Hash = z.string().length(43);

/**
 * A stretch of the log, checkpointed: every event since the last checkpoint, in order. Each checkpoint holds the head of the one before
 * it, so that changing anything checkpointed means changing every later checkpoint too.
 *
 * What it holds of each event stands in lists of words with a space between: a checkpoint is as large as many events, and so
 * it is quick to write, to hash and to read.
 */
export const Checkpoint = z.strictObject({
  from: z.string(),
  to: z.string(),
  count: z.int().positive(),
  /** Head of the checkpoint before, null for the first. */
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
export type Checkpoint = z.output<typeof Checkpoint>;

/** Checkpoints a stretch of the log. */
export function makeCheckpoint(
  previousHead: string | null,
  events: readonly ChainedEvent[],
): Checkpoint {
  const indexOf = new Map<string, number>();
  for (const { stream } of events) if (!indexOf.has(stream)) indexOf.set(stream, indexOf.size);
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new RangeError('A checkpoint needs an event');
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

/** Whether a checkpoint's head is the hash of the rest of it. */
export function isCheckpointWhole({ head, ...body }: Checkpoint): boolean {
  return head === hashOf(body);
}

/** The events of a checkpoint, spelled out. */
export function checkpointedEvents(checkpoint: Checkpoint): ChainedEvent[] {
  const positions = checkpoint.positions.split(' ');
  const places = checkpoint.places.split(' ');
  return checkpoint.leaves.split(' ').map((leaf, index) => {
    const [stream, revision] = (places[index] ?? '').split(':').map(Number);
    return {
      leaf,
      position: positions[index] ?? '',
      stream: checkpoint.streams[stream ?? -1] ?? '',
      revision: revision ?? -1,
    };
  });
}
