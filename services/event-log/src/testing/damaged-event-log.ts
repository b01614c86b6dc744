import { MemoryEventLog } from '../memory/index.js';
import type { EventLog } from '../port/event-log.js';
import { UnreadableEvent } from '../port/unreadable-event.js';

/** A log in memory with one event that its followers cannot read. */
export class DamagedEventLog extends MemoryEventLog {
  /** Position of the event. */
  damaged = '';
  /** True if the damage has left its type. */
  isTypeKnown = true;

  override async *subscribe(options: Parameters<EventLog['subscribe']>[0]) {
    for await (const message of super.subscribe(options)) {
      if (message.kind === 'event' && message.event.position === this.damaged) {
        const type = this.isTypeKnown ? message.event.type : undefined;
        throw new UnreadableEvent({ ...message.event, type }, new Error('It was damaged'));
      }
      yield message;
    }
  }
}
