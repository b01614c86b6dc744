import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Id } from '@foyer/contracts/schema';
import { SessionAudioChanged, SessionVideoChanged } from '@foyer/contracts/sessions';
import { z } from 'zod';

import { VolatileSubscriptions } from '#platform/cqrs/reactions';
import { Conferences } from '../conference/conferences.js';
import { StreamRights } from '../conference/stream-rights.js';

const About = z.object({ sessionId: Id });

/** How a session is set holds in its running call at once. */
@Injectable()
export class HoldCallsToHowTheirSessionIsSet implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly conferences: Conferences,
    private readonly rights: StreamRights,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'hold-calls-to-how-their-session-is-set',
      types: [SessionVideoChanged.type, SessionAudioChanged.type],
      take: async (message) => {
        if (message.kind === 'event') await this.#hold(About.parse(message.event.data).sessionId);
      },
    });
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
