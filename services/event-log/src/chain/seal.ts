import { z } from 'zod';
import type { NewEvent } from '../port/event.js';
import type { ChainedEvent } from './chained-event.js';
import { hashOf } from './leaf-hash.js';

/** The stream that holds all seals. */
export const SEAL_STREAM = 'log-seals';

/** The type of a seal's event. */
export const LOG_SEALED = 'LogSealed';

const Hash = z.string().length(43);

/** One sealed event: the hash of what it is, its position, the index of its stream in `streams`, its revision. */
const SealedEvent = z.tuple([Hash, z.string(), z.int().nonnegative(), z.int().nonnegative()]);

/**
 * A stretch of the log, sealed: every event since the last seal, in order. Each seal holds the head of the one before
 * it, so that changing anything sealed means changing every later seal too.
 */
export const Seal = z.strictObject({
  from: z.string(),
  to: z.string(),
  count: z.int().positive(),
  /** Head of the seal before, null for the first. */
  previousHead: Hash.nullable(),
  /** Names of the streams in the stretch, each once: most events share theirs. */
  streams: z.array(z.string()),
  events: z.array(SealedEvent).nonempty(),
  /** Hash of all of the above. */
  head: Hash,
});
export type Seal = z.output<typeof Seal>;

/** Seals a stretch of the log. */
export function makeSeal(previousHead: string | null, events: readonly ChainedEvent[]): Seal {
  const [first, ...rest] = events;
  if (!first) throw new RangeError('A seal needs an event');
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const indexOf = new Map(streams.map((stream, index) => [stream, index]));
  const sealed = ({ leaf, position, stream, revision }: ChainedEvent): Seal['events'][number] => [
    leaf,
    position,
    indexOf.get(stream) ?? 0,
    revision,
  ];
  const body = {
    from: first.position,
    to: (rest.at(-1) ?? first).position,
    count: events.length,
    previousHead,
    streams,
    events: [sealed(first), ...rest.map(sealed)] satisfies Seal['events'],
  };
  return { ...body, head: hashOf(body) };
}

/** Whether a seal's head is the hash of the rest of it. */
export function isSealWhole({ head, ...body }: Seal): boolean {
  return head === hashOf(body);
}

/** The events of a seal, spelled out. */
export function sealedEvents(seal: Seal): ChainedEvent[] {
  return seal.events.map(([leaf, position, stream, revision]) => ({
    leaf,
    position,
    stream: seal.streams[stream] ?? '',
    revision,
  }));
}

/** A seal as the event that keeps it. Its id follows from its head, so that the same seal is never written twice. */
export function sealEvent(seal: Seal, at: Date): NewEvent {
  const id = idFromHash(seal.head);
  return {
    id,
    type: LOG_SEALED,
    data: seal,
    metadata: {
      causationId: id,
      correlationId: id,
      actor: { type: 'system', id: 'log-sealer' },
      at: at.toISOString(),
      schemaVersion: 1,
    },
  };
}

/** A UUID of version 8, the one for values of one's own making. */
function idFromHash(head: string): string {
  const hex = Buffer.from(head, 'base64url').toString('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
