import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PortalEvent } from '@foyer/contracts/portals';
import { visitMessages } from '@foyer/contracts/visits';

import { ReactionFeed, type Reaction, type ReactionEvent } from '../../platform/reactions/index.js';
import { Realtime } from '../../platform/realtime/index.js';

/** Whoever stands before a portal's door sees it open and close. */
@Injectable()
export class TellWhoListensThatAPortalOpensOrCloses implements Reaction<PortalEvent>, OnModuleInit {
  readonly types = ['PortalActivated', 'PortalDeactivated', 'PortalDeleted'] as const;
  readonly tellsSockets = true;
  readonly #feed: ReactionFeed;
  readonly #realtime: Realtime;

  constructor(feed: ReactionFeed, realtime: Realtime) {
    this.#feed = feed;
    this.#realtime = realtime;
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  react({ type, data }: ReactionEvent<PortalEvent>): void {
    this.#realtime.push(visitMessages.listenQueueAvailability, `queue:${data.portalId}`, {
      queueId: data.portalId,
      onlineStatus: type === 'PortalActivated' ? 'online' : 'closed',
    });
  }
}
