import {
  UnreadableEvent,
  type EventFilter,
  type EventLog,
  type Position,
  type SubscriptionMessage,
} from '@foyer/event-log';

import type { Clock } from '../../clock/index.js';

/** After this time a log that could not be followed is asked again, in milliseconds. */
const RETRY_MS = 1_000;

export interface LogFollower {
  readonly eventLog: Pick<EventLog, 'subscribe'>;
  readonly clock: Pick<Clock, 'wait'>;
  /** Begins behind this position. */
  readonly after: Position | undefined;
  readonly filter: EventFilter;
  readonly signal: AbortSignal;
  /** Takes what is next; what it throws on is given again after a while. */
  readonly take: (message: SubscriptionMessage) => void | Promise<void>;
  /**
   * Receives each fault that interrupts it: a damaged event is skipped, it waits until other faults
   * pass.
   */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Follows the log until the signal, or until it is closed; a fault of the log, or of who takes, and
 * a damaged event do not end it.
 */
export async function followLog(follower: LogFollower): Promise<void> {
  const { eventLog, clock, filter, signal, take, onFault } = follower;
  let position = follower.after;
  while (!signal.aborted) {
    try {
      for await (const message of eventLog.subscribe({ after: position, filter, signal })) {
        await take(message);
        position =
          (message.kind === 'event' ? message.event.position : message.position) ?? position;
      }
      // Only the signal and closing end a subscription. Another try on a closed log would end at
      // once, endlessly.
      return;
    } catch (fault) {
      onFault(fault);
      if (fault instanceof UnreadableEvent) position = fault.position;
      else await clock.wait(RETRY_MS);
    }
  }
}
