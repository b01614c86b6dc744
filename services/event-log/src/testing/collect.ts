import type { SubscriptionMessage } from '../port/event-log.js';
import type { RecordedEvent } from '../port/event.js';

/** All of an iterable. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** The events of a subscription up to the first `caught-up` after at least `count` of them. */
export async function collectUntilCaughtUp(
  messages: AsyncIterable<SubscriptionMessage>,
  count = 0,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const message of messages) {
    if (message.kind === 'event') events.push(message.event);
    else if (events.length >= count) break;
  }
  return events;
}
