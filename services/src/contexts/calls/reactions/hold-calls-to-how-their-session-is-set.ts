import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import { SessionAudioChanged, SessionVideoChanged } from '@foyer/contracts/sessions';
import type { EventLog, SubscriptionMessage } from '@foyer/event-log';
import { z } from 'zod';

import { Clock } from '../../../platform/clock/index.js';
import { followLog } from '../../../platform/eventing/reactions/index.js';
import { Log } from '../../../platform/operations/observability/index.js';
import { EVENT_LOG } from '../../../platform/tokens.js';
import { Conferences } from '../conference/conferences.js';
import { StreamRights } from '../conference/stream-rights.js';

const About = z.object({ sessionId: Id });

/** How a session is set holds in its running call at once. */
@Injectable()
export class HoldCallsToHowTheirSessionIsSet
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  readonly #stopping = new AbortController();
  #following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_LOG) private readonly eventLog: EventLog,
    private readonly conferences: Conferences,
    private readonly rights: StreamRights,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const after = await this.eventLog.head();
    this.#following = followLog({
      eventLog: this.eventLog,
      clock: this.clock,
      after,
      filter: { types: [SessionVideoChanged.type, SessionAudioChanged.type] },
      signal: this.#stopping.signal,
      take: (message) => this.#take(message),
      onFault: (err) => this.log.error('Conferences could not follow the event log', { err }),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #take(message: SubscriptionMessage): Promise<void> {
    if (message.kind === 'caught-up') return;
    try {
      await this.#hold(About.parse(message.event.data).sessionId);
    } catch (error) {
      // One call that cannot be told must not keep the others from being told.
      this.log.error('A conference could not be held to its session', { err: error });
    }
  }

  async #hold(sessionId: string): Promise<void> {
    for (const { callId, origin } of this.conferences.all()) {
      if (origin.kind !== 'session' || origin.id !== sessionId) continue;
      const conference = await this.conferences.refresh(callId);
      if (conference === undefined) continue;
      await this.rights.enforce(conference);
      this.conferences.notify(conference);
    }
  }
}
