import type { EventPublisher, OutgoingEvent } from './event-publisher.js';

/** Keeps what it is given, and can be away: for tests. */
export class MemoryPublisher implements EventPublisher {
  readonly received: OutgoingEvent[] = [];
  /** True while the receiver is away and takes no event. */
  isAway = false;
  /** The number of coming deliveries that are taken but not acknowledged. */
  unacknowledged = 0;
  #isClosed = false;

  async publish(events: readonly OutgoingEvent[]): Promise<void> {
    if (this.#isClosed) throw new Error('It is closed');
    if (this.isAway) throw new Error('It is away');
    this.received.push(...events);
    if (this.unacknowledged > 0) {
      this.unacknowledged -= 1;
      throw new Error('It went away before it could answer');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}
