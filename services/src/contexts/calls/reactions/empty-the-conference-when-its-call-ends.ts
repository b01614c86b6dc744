import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CallEnded, CallLeft } from '@foyer/contracts/calls';
import type { RecordedEvent, SubscriptionMessage } from '@foyer/event-log';

import { Log } from '#platform/observability';
import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import { Conferences } from '../conference/conferences.js';
import { QualityKeeper } from '../conference/quality-keeper.js';

/** Notifies the pages of an ended call and ends its media, for any kind of end. */
@Injectable()
export class EmptyTheConferenceWhenItsCallEnds implements OnApplicationBootstrap {
  #leaving: RecordedEvent[] = [];

  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly quality: QualityKeeper,
    private readonly log: Log,
  ) {}

  /** Conferences begin empty, so that only what happens from now on matters. */
  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'empty-the-conference-when-its-call-ends',
      types: [CallLeft.type, CallEnded.type],
      take: (message) => this.#take(message),
    });
  }

  #take(message: SubscriptionMessage): void {
    if (message.kind === 'caught-up') {
      for (const event of this.#leaving.splice(0)) this.#left(event);
    } else if (message.event.type === CallLeft.type) {
      this.#leaving.push(message.event);
    } else {
      // If a call ends as a whole, only its end is sent: it also covers the participant who left
      // first.
      this.#leaving = this.#leaving.filter(({ stream }) => stream !== message.event.stream);
      this.#ended(message.event);
    }
  }

  #left({ data }: RecordedEvent): void {
    this.#carefully(() => {
      const { callId, joinerId, reason } = CallLeft.data.parse(data);
      this.quality.end(callId, joinerId);
      this.conferences.left(callId, joinerId, reason);
    });
  }

  #ended({ data }: RecordedEvent): void {
    this.#carefully(() => {
      const { callId, reason } = CallEnded.data.parse(data);
      this.quality.end(callId);
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
