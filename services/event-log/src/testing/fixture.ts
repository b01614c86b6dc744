import type { EventLog } from '../port/event-log.js';

/** What the contract suite needs of an adapter: a log to try, made new for each test. */
export interface EventLogFixture {
  /** Opens the log; where the adapter keeps what it is given, a second time after closing it. */
  open(): Promise<EventLog>;
  /** Puts away what the log was kept in. */
  dispose(): Promise<void>;
}

/** Where adapters differ by design. */
export interface EventLogTraits {
  /** What was appended is there after `close` and `open`. */
  readonly durable: boolean;
  /** It appends to several streams at once. Where it cannot, it refuses and writes nothing. Default true. */
  readonly appendsToSeveral?: boolean;
}
