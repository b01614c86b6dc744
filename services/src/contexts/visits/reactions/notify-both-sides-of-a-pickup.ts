import { Injectable, type OnModuleInit } from '@nestjs/common';
import { visitMessages, type LineEvent } from '@foyer/contracts/visits';

import { MemberDirectory } from '../../identity/index.js';
import { Log } from '../../../platform/operations/observability/index.js';
import {
  ReactionFeed,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { Realtime } from '../../../platform/realtime/index.js';

type VisitorTaken = Extract<LineEvent, { type: 'VisitorTaken' }>;

/** Who was taken, and who took: both are told to join the call. A page that was away reads it from its visit. */
@Injectable()
export class NotifyBothSidesOfAPickup implements Reaction<VisitorTaken>, OnModuleInit {
  readonly types = ['VisitorTaken'] as const;
  readonly notifiesSockets = true;
  readonly #feed: ReactionFeed;
  readonly #realtime: Realtime;
  readonly #members: MemberDirectory;
  readonly #log: Log;

  constructor(feed: ReactionFeed, realtime: Realtime, members: MemberDirectory, log: Log) {
    this.#feed = feed;
    this.#realtime = realtime;
    this.#members = members;
    this.#log = log;
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  react({ data }: ReactionEvent<VisitorTaken>): void {
    this.#notify(data).catch((error: unknown) => {
      this.#log.error('A pickup could not be told', { err: error, visitId: data.visitId });
    });
  }

  async #notify({ visitId, portalId, agentId }: VisitorTaken['data']): Promise<void> {
    const pickup = {
      clientId: visitId,
      queueId: portalId,
      callDetailId: visitId,
      agentId,
      agentName: (await this.#members.displayName(agentId)) ?? '',
    };
    for (const room of [`visit:${visitId}`, `member:${agentId}`]) {
      this.#realtime.push(visitMessages.pickupCall, room, pickup);
    }
  }
}
