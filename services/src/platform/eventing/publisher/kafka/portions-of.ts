import type { OutgoingEvent } from '../event-publisher.js';

/** By default a broker takes a mebibyte for one partition at once; the client does not split it. */
const MOST_BYTES = 768 * 1024;
/** The most that a message needs in addition to its key and its value. */
const OVERHEAD_BYTES = 256;

/**
 * Runs of events, in order, each small enough to be taken at once even where one partition gets all
 * of it.
 */
export function* portionsOf(
  events: readonly OutgoingEvent[],
): Generator<readonly OutgoingEvent[], void> {
  let portion: OutgoingEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    const size = Buffer.byteLength(event.key) + Buffer.byteLength(event.body) + OVERHEAD_BYTES;
    if (portion.length > 0 && bytes + size > MOST_BYTES) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(event);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}
