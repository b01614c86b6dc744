import { MAX_EVENT_BYTES } from '../append/limits.js';
import { leafHash } from '../chain/leaf-hash.js';
import { verifyChain } from '../chain/verify-chain.js';
import type { EventLog, ReadableLog } from '../port/event-log.js';
import type { NewEvent, RecordedEvent } from '../port/event.js';
import { LogsDiffer } from './logs-differ.js';

/** What copying a log came to. */
export interface LogCopied {
  /** Events that were there already, from a copy that did not come to its end. */
  readonly found: number;
  readonly copied: number;
  /** Head of the last checkpoint, in both logs. */
  readonly head: string | null;
}

/** Most events of one stream that go together, and most bytes of them: a server takes a mebibyte at once. */
const TOGETHER = { events: 100, bytes: 2 * MAX_EVENT_BYTES };

/**
 * Copies a whole log with its order, ids, revisions and checkpoints. Where the target holds the beginning of it already, the
 * rest is added. At the end both are read side by side once more and the chain of the copy is verified.
 * @param onProgress told the number of events that are there.
 * @throws LogsDiffer when the source is not as it was checkpointed or grows meanwhile, or the target holds anything else.
 */
export async function copyLog(
  source: ReadableLog,
  target: EventLog,
  onProgress: (there: number) => void = () => undefined,
): Promise<LogCopied> {
  await requireWhole(source, 'The log to be copied');
  const found = await compareLogs(source, target);
  let there = found;
  for await (const run of runsOfOneStream(after(source.readAll(), found))) {
    const [first] = run;
    if (first === undefined) continue;
    const expectedRevision = first.revision === 0 ? 'no-stream' : first.revision - 1;
    await target.append([{ stream: first.stream, expectedRevision, events: run.map(asNew) }]);
    there += run.length;
    onProgress(there);
  }
  if ((await compareLogs(source, target)) !== there) throw new LogsDiffer('Some of it is missing');
  if (await holdsMoreThan(source, there)) throw new LogsDiffer(GROWN);
  const head = await requireWhole(target, 'The copy');
  return { found, copied: there - found, head };
}

const GROWN =
  'The log was written to while it was copied: end the server that works with it, and give the command again';

async function holdsMoreThan(log: ReadableLog, count: number): Promise<boolean> {
  for await (const _event of after(log.readAll(), count)) return true;
  return false;
}

/** Reads two logs side by side and says how many events the second one holds of the first. */
async function compareLogs(source: ReadableLog, target: ReadableLog): Promise<number> {
  const events = source.readAll()[Symbol.asyncIterator]();
  let count = 0;
  try {
    for await (const copy of target.readAll()) {
      const next = await events.next();
      const event = next.done === true ? undefined : next.value;
      // The hash covers all of an event but its position, its id among them.
      if (event === undefined || leafHash(event) !== leafHash(copy)) {
        throw new LogsDiffer(
          `The target holds another event at its place ${count + 1} (${copy.type} in ${copy.stream})`,
        );
      }
      count += 1;
    }
  } finally {
    await events.return?.();
  }
  return count;
}

async function requireWhole(log: ReadableLog, what: string): Promise<string | null> {
  const verdict = await verifyChain(log);
  if (verdict.ok) return verdict.head;
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

/** What follows each other in one stream may be written at once; anything else could change places. */
async function* runsOfOneStream(
  events: AsyncIterable<RecordedEvent>,
): AsyncIterable<readonly RecordedEvent[]> {
  let run: RecordedEvent[] = [];
  let bytes = 0;
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify([event.data, event.metadata]));
    const isFull = run.length === TOGETHER.events || bytes + size > TOGETHER.bytes;
    if (run[0] !== undefined && (isFull || run[0].stream !== event.stream)) {
      yield run;
      [run, bytes] = [[], 0];
    }
    run.push(event);
    bytes += size;
  }
  yield run;
}

function asNew({ id, type, data, metadata }: RecordedEvent): NewEvent {
  return { id, type, data, metadata };
}
