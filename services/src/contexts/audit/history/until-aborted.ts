import type { ReadableLog } from '@foyer/event-log';

/**
 * A log that ends with the reason of the signal once that is aborted, so that no one reads on for
 * those who have gone.
 */
export function untilAborted(
  log: Pick<ReadableLog, 'readAll'>,
  signal: AbortSignal,
): Pick<ReadableLog, 'readAll'> {
  return {
    async *readAll(after, filter) {
      for await (const event of log.readAll(after, filter)) {
        signal.throwIfAborted();
        yield event;
      }
    },
  };
}
