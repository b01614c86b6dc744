import { MAX_EVENTS_PER_APPEND } from '../append/limits.js';
import { verifyChain } from '../chain/verify-chain.js';
import type { EventLog, ReadableLog } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import { compareLogs } from './compare-logs.js';
import { Fingerprint } from './fingerprint.js';
import { LogsDiffer } from './logs-differ.js';
import { readAhead } from './read-ahead.js';
import { appendsOf, lower, portionsOf, type PortionLimit } from './portions.js';

/** The result of copying a log. */
export interface LogCopied {
  /** Events that were there already, from a copy that did not come to its end. */
  readonly found: number;
  readonly copied: number;
  /** Head of the last checkpoint, in both logs. */
  readonly head: string | null;
}

/** How far a copy is. */
export interface CopyProgress {
  /** Events that the target holds. */
  readonly there: number;
  /** Events that the source held when the copy began. */
  readonly total: number;
}

const MIB = 1024 * 1024;

/**
 * The limits of one append. KurrentDB takes 256 MiB at once since 25.1. A quarter of that is past
 * the size at which larger appends are faster, and leaves memory for the rest. The part for one
 * stream is one message, which may have 16 MiB.
 */
const TOGETHER: PortionLimit = {
  events: MAX_EVENTS_PER_APPEND,
  bytes: 64 * MIB,
  runBytes: 8 * MIB,
  streams: MAX_EVENTS_PER_APPEND,
};

/**
 * Copies a whole log with its order, ids, revisions and checkpoints. If the target already holds
 * the beginning, the rest is added. At the end the copy is read again: its chain is verified and
 * its fingerprint compared.
 * @param onProgress receives the progress after each append.
 * @throws LogsDiffer when the source is not as it was checkpointed or grows meanwhile, or the
 * target holds other events.
 */
export async function copyLog(
  source: ReadableLog,
  target: EventLog,
  onProgress: (progress: CopyProgress) => void = () => undefined,
): Promise<LogCopied> {
  const wanted = new Fingerprint();
  await requireWhole(source, 'The log to be copied', wanted);
  const total = wanted.count;
  const { count: found, end } = await compareLogs(source, target);
  let there = found;
  const limit = { ...TOGETHER };
  const missing = first(source.readAll(end), total - found);
  for await (const portion of readAhead(portionsOf(missing, limit))) {
    await appendPortion(target, portion, limit);
    there += portion.length;
    onProgress({ there, total });
  }
  const head = await requireCopied(source, target, wanted);
  return { found, copied: there - found, head };
}

/** Appends a portion, in smaller ones where the target takes less at once. */
async function appendPortion(
  target: EventLog,
  portion: readonly RecordedEvent[],
  limit: PortionLimit,
): Promise<void> {
  try {
    await target.append(appendsOf(portion));
  } catch (error) {
    if (!lower(limit, error, portion)) throw error;
    for await (const smaller of portionsOf(portion, limit)) {
      await appendPortion(target, smaller, limit);
    }
  }
}

const GROWN =
  'The log was written to while it was copied: end the server that works with it, and give the command again';

/** Reads the copy once more. @returns the head of its chain. */
async function requireCopied(
  source: ReadableLog,
  target: ReadableLog,
  wanted: Fingerprint,
): Promise<string | null> {
  const written = new Fingerprint();
  const head = await requireWhole(target, 'The copy', written);
  if (!written.equals(wanted)) {
    // It throws at the place where they differ, where that is in the copy.
    await compareLogs(source, target);
    throw new LogsDiffer('Some of it is missing');
  }
  if (!(await isEmpty(source.readAll(wanted.end)))) throw new LogsDiffer(GROWN);
  return head;
}

async function isEmpty(events: AsyncIterable<RecordedEvent>): Promise<boolean> {
  const read = events[Symbol.asyncIterator]();
  const { done } = await read.next();
  await read.return?.();
  return done === true;
}

/** @returns the head of its chain. */
async function requireWhole(
  log: ReadableLog,
  what: string,
  fingerprint: Fingerprint,
): Promise<string | null> {
  const verdict = await verifyChain(log, {}, fingerprint.add);
  if (verdict.ok) return verdict.head;
  throw new LogsDiffer(`${what} is not as it was checkpointed, at position ${verdict.position}`);
}

/** Yields at most this number of events. */
async function* first(
  events: AsyncIterable<RecordedEvent>,
  most: number,
): AsyncIterable<RecordedEvent> {
  let seen = 0;
  for await (const event of events) {
    if (seen >= most) return;
    seen += 1;
    yield event;
  }
}
