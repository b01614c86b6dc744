import { leafHash } from '../chain/leaf-hash.js';
import type { ReadableLog } from '../port/event-log.js';
import { LogsDiffer } from './logs-differ.js';

/**
 * Reads a log and a copy of it side by side.
 * @returns how many events the copy has, all of which are the log's.
 * @throws LogsDiffer at the first that is not.
 */
export async function compareLogs(source: ReadableLog, copy: ReadableLog): Promise<number> {
  const events = source.readAll()[Symbol.asyncIterator]();
  let count = 0;
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
    }
    return count;
  } finally {
    await events.return?.();
  }
}
