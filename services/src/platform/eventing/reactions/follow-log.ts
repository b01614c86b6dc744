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
  /** Told of whatever keeps it from going on: a damaged event is passed over, all else is waited out. */
  readonly onFault: (fault: unknown) => void;
}

/** Follows the log until the signal, or until it is closed; a fault of the log, or of who takes, and a damaged event do not end it. */
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
      // Nothing but the signal and its closing end a log's subscription: asked again, a closed one would end it at once for ever.
      return;
    } catch (fault) {
      onFault(fault);
      if (fault instanceof UnreadableEvent) position = fault.position;
      else await clock.wait(RETRY_MS);
    }
  }
}
