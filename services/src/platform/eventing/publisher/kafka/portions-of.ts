import type { OutgoingEvent } from '../event-publisher.js';

/** What a broker takes for one partition at once, unless it is told otherwise, is a mebibyte; the client does not cut. */
const MOST_BYTES = 768 * 1024;
/** What a message takes beside its key and its value, at most. */
const OVERHEAD_BYTES = 256;

/** Runs of events, in order, each small enough to be taken at once even where one partition gets all of it. */
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
