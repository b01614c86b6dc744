import type { RecordedEvent } from '@foyer/event-log';

import type { DomainEvent } from '../events/index.js';

/** An event as reactions see it: decoded, and with its position in the log. */
export type ReactionEvent<E extends DomainEvent = DomainEvent> = E & Omit<RecordedEvent, 'data'>;

/** Answers what happens with what follows from it. */
export interface Reaction<E extends DomainEvent = DomainEvent> {
  /** The name of the reaction in the log. */
  readonly name: string;
  /** The types of events that it answers. */
  readonly types: readonly E['type'][];
  /**
   * It tells sockets something: every node that serves people does so. All else is done once,
   * wherever background jobs are.
   */
  readonly notifiesSockets?: true;
  /**
   * Looks at how things stand, before the first event and before the program is open to anybody;
   * and once more where read models were behind then. Some of it was answered in an earlier life:
   * what is done twice must come to the same.
   */
  begin?(): Promise<void>;
  /**
   * The types of events that it is given again after a start, because it does not check the present
   * state. A stop may have come between such an event and its consequence.
   */
  readonly repeatedTypes?: readonly string[];
  /** It may look once the program is open, for what it looks for is not missed meanwhile. */
  readonly beginsOnceOpen?: true;
  /** Notes an event, and returns at once: what takes time, or may fail, is a background job. */
  react(event: ReactionEvent<E>): void;
}
