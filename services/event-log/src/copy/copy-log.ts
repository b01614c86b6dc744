import { MAX_EVENTS_PER_APPEND } from '../append/limits.js';
import { verifyChain } from '../chain/verify-chain.js';
import type { EventLog, ReadableLog } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';
import { LogsDiffer } from './logs-differ.js';
import { SideBySide } from './side-by-side.js';
import { appendsOf, lower, portionsOf, type PortionLimit } from './portions.js';

/** What copying a log came to. */
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
 * What goes together. KurrentDB takes 256 MiB at once since 25.1; a quarter of that is past the size at which larger appends go
 * faster, and leaves memory for the rest. What goes into one stream is one message, which may have 16 MiB.
 */
const TOGETHER: PortionLimit = {
  events: MAX_EVENTS_PER_APPEND,
  bytes: 64 * MIB,
  runBytes: 8 * MIB,
  streams: MAX_EVENTS_PER_APPEND,
};

/**
 * Copies a whole log with its order, ids, revisions and checkpoints. Where the target holds the beginning of it already, the
 * rest is added. At the end both are read side by side once more and the chain of the copy is verified.
 * @param onProgress told after each append how far it is.
 * @throws LogsDiffer when the source is not as it was checkpointed or grows meanwhile, or the target holds anything else.
 */
export async function copyLog(
  source: ReadableLog,
  target: EventLog,
  onProgress: (progress: CopyProgress) => void = () => undefined,
): Promise<LogCopied> {
  const { count: total } = await requireWhole(source, 'The log to be copied');
  const found = await compareLogs(source, target);
  let there = found;
  const limit = { ...TOGETHER };
  for await (const portion of portionsOf(after(source.readAll(), found), limit)) {
    await appendPortion(target, portion, limit);
    there += portion.length;
    onProgress({ there, total });
  }
  const { head } = await requireCopied(source, target, there);
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

/** Reads both once more, side by side, and verifies the chain of the copy on the way. */
async function requireCopied(source: ReadableLog, target: ReadableLog, there: number) {
  const beside = new SideBySide(source);
  try {
    const whole = await requireWhole(
      {
        readStream: (...given) => target.readStream(...given),
        readAll: () => beside.compared(target.readAll()),
      },
      'The copy',
    );
    if (beside.count !== there) throw new LogsDiffer('Some of it is missing');
    if (!(await beside.isAtItsEnd())) throw new LogsDiffer(GROWN);
    return whole;
  } finally {
    await beside.end();
  }
}

/** Reads two logs side by side and says how many events the second one holds of the first. */
async function compareLogs(source: ReadableLog, target: ReadableLog): Promise<number> {
  const beside = new SideBySide(source);
  try {
    return await beside.compare(target.readAll());
  } finally {
    await beside.end();
  }
}

async function requireWhole(
  log: ReadableLog,
  what: string,
): Promise<{ readonly head: string | null; readonly count: number }> {
  const verdict = await verifyChain(log);
  if (verdict.ok) return { head: verdict.head, count: verdict.verified + verdict.unchecked };
  throw new LogsDiffer(`${what} is not as it was checkpointed, at position ${verdict.position}`);
}

async function* after(
  events: AsyncIterable<RecordedEvent>,
  count: number,
): AsyncIterable<RecordedEvent> {
  let seen = 0;
  for await (const event of events) {
    seen += 1;
    if (seen > count) yield event;
  }
}
