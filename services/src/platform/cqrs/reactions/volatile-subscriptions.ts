import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { UnreadableEvent, type EventLog, type SubscriptionMessage } from '@foyer/event-log';

import { Clock } from '../../clock/index.js';
import { Log } from '../../observability/index.js';
import { EVENT_LOG } from '../../tokens.js';
import { followLog } from './follow-log.js';

export interface VolatileSubscription {
  /** The purpose of the subscription, as the log's messages name it. */
  readonly name: string;
  readonly types: readonly string[];
  /** Takes what is next; where it throws, this is logged and the next one is taken. */
  readonly take: (message: SubscriptionMessage) => void | Promise<void>;
  /** An event that could not be read was passed over. */
  readonly onUnreadable?: () => void;
}

/**
 * For what a node holds in memory only: each subscription begins at the log's head, without a
 * checkpoint.
 */
@Injectable()
export class VolatileSubscriptions implements OnApplicationShutdown {
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>[] = [];

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Gives what is appended from now on; done as soon as the place to begin at is known. */
  async start({ name, types, take, onUnreadable }: VolatileSubscription): Promise<void> {
    const after = await this.eventLog.head();
    const following = followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types },
      signal: this.#stopping.signal,
      take: (message) => this.#takeOne(name, take, message),
      onFault: (err) => {
        this.log.warn('A subscription waits for the event log', { subscription: name, err });
        if (err instanceof UnreadableEvent) onUnreadable?.();
      },
    });
    this.#running.push(following);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  /** Gives a message to one subscription; a failure there must not keep others from it. */
  async #takeOne(
    subscription: string,
    take: VolatileSubscription['take'],
    message: SubscriptionMessage,
  ): Promise<void> {
    try {
      await take(message);
    } catch (err) {
      this.log.error('A subscription failed at an event', { subscription, err });
    }
  }
}
