import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CallEnded, CallLeft } from '@foyer/contracts/calls';
import type { EventLog, RecordedEvent, SubscriptionMessage } from '@foyer/event-log';

import { Clock } from '../../../platform/clock/index.js';
import { Log } from '../../../platform/operations/observability/index.js';
import { followLog } from '../../../platform/eventing/reactions/index.js';
import { EVENT_LOG } from '../../../platform/tokens.js';
import { Conferences } from '../conference/conferences.js';

/** No matter who ended a call, and how: its pages are told, and its media ends. */
@Injectable()
export class EmptyTheConferenceWhenItsCallEnds
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  readonly #stopping = new AbortController();
  #leaving: RecordedEvent[] = [];
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly conferences: Conferences,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Conferences begin empty, so that only what happens from now on matters. */
  async onApplicationBootstrap(): Promise<void> {
    const after = await this.eventLog.head();
    this.#following = this.#follow(after);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #follow(after: string | undefined): Promise<void> {
    await followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types: [CallLeft.type, CallEnded.type] },
      signal: this.#stopping.signal,
      take: (message) => this.#take(message),
      onFault: (err) => this.log.error('Conferences could not follow the event log', { err }),
    });
  }

  #take(message: SubscriptionMessage): void {
    if (message.kind === 'caught-up') {
      for (const event of this.#leaving.splice(0)) this.#left(event);
    } else if (message.event.type === CallLeft.type) {
      this.#leaving.push(message.event);
    } else {
      // Where a call ends as a whole, its end is all there is to tell; who left it first was told so by the same.
      this.#leaving = this.#leaving.filter(({ stream }) => stream !== message.event.stream);
      this.#ended(message.event);
    }
  }

  #left({ data }: RecordedEvent): void {
    this.#carefully(() => {
      const { callId, joinerId, reason } = CallLeft.data.parse(data);
      this.conferences.left(callId, joinerId, reason);
    });
  }

  #ended({ data }: RecordedEvent): void {
    this.#carefully(() => {
      const { callId, reason } = CallEnded.data.parse(data);
      this.conferences.close(callId, reason);
    });
  }

  /** One call that cannot be told of its end must not keep the others from being told. */
  #carefully(notify: () => void): void {
    try {
      notify();
    } catch (error) {
      this.log.error('A conference could not be emptied', { err: error });
    }
  }
}
