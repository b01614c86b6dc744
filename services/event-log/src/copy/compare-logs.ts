import { leafHash } from '../chain/leaf-hash.js';
import type { ReadableLog } from '../port/event-log.js';
import type { Position } from '../port/event.js';
import { LogsDiffer } from './logs-differ.js';

/**
 * Reads a log and a copy of it side by side.
 * @returns the number of events in the copy, all of which are the log's, and the log's position of
 * the last one.
 * @throws LogsDiffer at the first that is not.
 */
export async function compareLogs(
  source: ReadableLog,
  copy: ReadableLog,
): Promise<{ readonly count: number; readonly end: Position | undefined }> {
  const events = source.readAll()[Symbol.asyncIterator]();
  let count = 0;
  let end: Position | undefined;
  try {
    for await (const copied of copy.readAll()) {
      const next = await events.next();
      const event = next.done === true ? undefined : next.value;
      // The hash covers all of an event but its position, its id among them.
      if (event === undefined || leafHash(event) !== leafHash(copied)) {
        throw new LogsDiffer(
          `The target holds another event at its place ${count + 1} (${copied.type} in ${copied.stream})`,
        );
      }
      count += 1;
      end = event.position;
    }
    return { count, end };
  } finally {
    await events.return?.();
  }
}
