import type { StreamAppend } from '../port/event-log.js';
import type { NewEvent, RecordedEvent } from '../port/event.js';
import { InvalidAppend } from '../port/errors.js';

/** The limits of one append while a log is copied. They shrink if the target takes less. */
export interface PortionLimit {
  events: number;
  bytes: number;
  /** Bytes of one run: it goes as one message. */
  runBytes: number;
  streams: number;
}

/**
 * Cuts events into appends that keep their order: each is a sequence of runs, a run is of one
 * stream, and no stream has two runs in one append, because an append writes stream after stream.
 * @param limit looked at for each event, so that it may change on the way.
 */
export async function* portionsOf(
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
  limit: Readonly<PortionLimit>,
): AsyncIterable<readonly RecordedEvent[]> {
  let portion: RecordedEvent[] = [];
  let [bytes, runBytes] = [0, 0];
  let streams = new Set<string>();
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify([event.data, event.metadata]));
    // A server may take two names for one that differ only in the size of letters.
    const stream = event.stream.toLowerCase();
    const isRun = portion.at(-1)?.stream === event.stream;
    const isFull =
      portion.length >= limit.events ||
      bytes + size > limit.bytes ||
      (isRun && runBytes + size > limit.runBytes) ||
      (!isRun && (streams.has(stream) || streams.size >= limit.streams));
    if (isFull && portion.length > 0) {
      yield portion;
      [portion, bytes, runBytes, streams] = [[], 0, 0, new Set()];
    }
    portion.push(event);
    streams.add(stream);
    bytes += size;
    runBytes = isRun ? runBytes + size : size;
  }
  if (portion.length > 0) yield portion;
}

/** The append of a portion, which writes its events just behind those that its streams have. */
export function appendsOf(portion: readonly RecordedEvent[]): StreamAppend[] {
  const runs = new Map<string, RecordedEvent[]>();
  for (const event of portion) {
    const run = runs.get(event.stream);
    if (run) run.push(event);
    else runs.set(event.stream, [event]);
  }
  return [...runs].map(([stream, run]) => {
    const first = run[0]?.revision ?? 0;
    const expectedRevision = first === 0 ? 'no-stream' : first - 1;
    return { stream, expectedRevision, events: run.map(asNew) };
  });
}

/**
 * Lowers the limit where the target refused a portion for its size.
 * @returns false where less would not help.
 */
export function lower(
  limit: PortionLimit,
  error: unknown,
  portion: readonly RecordedEvent[],
): boolean {
  if (portion.length < 2) return false;
  if (isOfOneStreamOnly(error)) {
    limit.streams = 1;
    // It may have been cut before the limit was lowered.
    return portion.some(({ stream }) => stream !== portion[0]?.stream);
  }
  if (!(error instanceof InvalidAppend)) return false;
  limit.events = Math.min(limit.events, Math.ceil(portion.length / 2));
  return true;
}

/** The target writes one stream at a time, as servers before KurrentDB 25.1 do. */
function isOfOneStreamOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ATOMIC_APPEND_UNSUPPORTED';
}

function asNew({ id, type, data, metadata }: RecordedEvent): NewEvent {
  return { id, type, data, metadata };
}
