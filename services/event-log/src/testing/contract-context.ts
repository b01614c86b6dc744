import type { EventLog } from '../port/event-log.js';
import type { EventLogTraits } from './fixture.js';

/** The tools of each part of the contract. */
export interface ContractContext {
  readonly traits: EventLogTraits;
  /** The log of the running test. */
  readonly currentLog: () => EventLog;
  /** Closes the log of the running test and opens it again. */
  readonly reopen: () => Promise<EventLog>;
  /** A stream name that no test used before: a log may outlive its test. */
  readonly newStream: () => string;
}
