import type { ChainedEvent } from './chained-event.js';
import { hashOf } from './leaf-hash.js';

/** The stream that holds all checkpoints. */
export const CHECKPOINT_STREAM = 'log-seals';

/** The type of a checkpoint's event. */
export const LOG_SEALED = 'LogSealed';

/**
 * A stretch of the log, checkpointed: every event since the last checkpoint, in order. Each
 * checkpoint holds the head of the one before it, so that changing anything checkpointed means
 * changing every later checkpoint too.
 *
 * Its content of each event is in lists of words with a space between: a checkpoint is as large as
 * many events, and this form is quick to write, to hash and to read.
 */
export interface Checkpoint {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Head of the checkpoint before, null for the first. */
  readonly previousHead: string | null;
  /** The hash of each event. */
  readonly leaves: string;
  /** The position of each event. */
  readonly positions: string;
  /** Names of the streams in the stretch, each once. */
  readonly streams: readonly string[];
  /** Of each event the index of its stream in `streams`, a colon, and its revision. */
  readonly places: string;
  /** Hash of all of the above. */
  readonly head: string;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isHash = (value: unknown): boolean => typeof value === 'string' && value.length === 43;

/** Each field of a checkpoint, and which values it may have. */
const FIELDS: Readonly<Record<keyof Checkpoint, (value: unknown) => boolean>> = {
  from: isText,
  to: isText,
  count: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  previousHead: (value) => value === null || isHash(value),
  leaves: isText,
  positions: isText,
  streams: (value) => Array.isArray(value) && value.every(isText),
  places: isText,
  head: isHash,
};

/**
 * The data of an event as a checkpoint, undefined where it is none. Plain, so that auditors can
 * read it whole.
 */
export function readCheckpoint(data: Readonly<Record<string, unknown>>): Checkpoint | undefined {
  const isKnown = Object.keys(data).every((field) => Object.hasOwn(FIELDS, field));
  const isComplete = Object.entries(FIELDS).every(([field, isValid]) => isValid(data[field]));
  return isKnown && isComplete ? (data as unknown as Checkpoint) : undefined;
}

/** @throws TypeError where the data of an event is no checkpoint. */
export function demandCheckpoint(data: Readonly<Record<string, unknown>>): Checkpoint {
  const checkpoint = readCheckpoint(data);
  if (checkpoint === undefined) throw new TypeError('The log holds what is no checkpoint');
  return checkpoint;
}

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

/** True if a checkpoint's head is the hash of the rest of it. */
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
