import { MemoryEventLog } from '@foyer/event-log/memory';
import { MemoryReadStore } from '@foyer/projections';

/**
 * A log that outlives its programs, as a file does: one starts again on it, or several are on it at
 * once.
 */
export class LastingEventLog extends MemoryEventLog {
  override async close(): Promise<void> {
    // The next program reads it.
  }
}

/** Read models that outlive their programs. */
export class LastingReadStore extends MemoryReadStore {
  override async close(): Promise<void> {
    // As above.
  }
}
