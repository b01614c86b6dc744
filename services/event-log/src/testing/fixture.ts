import type { EventLog } from '../port/event-log.js';

/**
 * The means that the contract suite needs from an adapter: a log to test, made new for each test.
 */
export interface EventLogFixture {
  /** Opens the log; where the adapter keeps what it is given, a second time after closing it. */
  open(): Promise<EventLog>;
  /** Puts away what the log was kept in. */
  dispose(): Promise<void>;
}

/** The differences between adapters by design. */
export interface EventLogTraits {
  /** Appended events are there after `close` and `open`. */
  readonly durable: boolean;
  /**
   * It appends to several streams at once. If it cannot, it refuses and writes no event. Default
   * true.
   */
  readonly appendsToSeveral?: boolean;
}
