import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { CommandRunner, ofItself } from '../../../platform/eventing/commands/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { PresenceTracker } from '../presence/presence-tracker.js';
import { OfferVisitor } from '../commands/index.js';
import { RecoveryQuery } from '../ports/recovery-query.js';
import { RoutingSnapshotWatch } from './routing-snapshot-watch.js';
import { offerRound } from './offer-round.js';

const NAME = 'offer-the-oldest-visitor-to-an-agent';
/** All portals are looked at together, since an agent may belong to several. */
const ROUND = 'round';
const AGAIN_AT_ONCE = 5;
const AGAIN_LATER_MS = 500;

type Cause = LineEvent | DeskEvent | PortalEvent;

/** Whenever somebody comes to wait, or an agent comes free: it rings for whoever has waited longest. */
@Injectable()
export class OfferTheOldestVisitorToAnAgent implements Reaction<Cause>, OnModuleInit {
  readonly types = [
    'VisitorJoinedLine',
    'VisitorWentAway',
    'VisitorCameBack',
    'VisitorLeftLine',
    'VisitorOffered',
    'OfferEnded',
    'VisitorTaken',
    'DeskOpened',
    'DeskClosed',
    'AvailabilityChanged',
    'CallStatusChanged',
    'AgentOffered',
    'AgentOfferEnded',
    'AgentNotResponding',
    'AgentResponding',
    'AgentEngaged',
    'AgentFreed',
    'PortalCreated',
    'PortalActivated',
    'PortalDeactivated',
    'PortalDeleted',
    'PortalTimeZoneChanged',
    'PortalCallLogicChanged',
    'PortalSettingsChanged',
    'PortalMemberAdded',
    'PortalMemberRemoved',
  ] as const;
  readonly #commands: CommandBus;
  readonly #feed: ReactionFeed;
  readonly #presenceTracker: PresenceTracker;
  readonly #recoveryQuery: RecoveryQuery;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #routingSnapshot: RoutingSnapshotWatch;
  readonly #backgroundJobs: BackgroundJobs;
  #roundsInARow = 0;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    presenceTracker: PresenceTracker,
    recoveryQuery: RecoveryQuery,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#feed = feed;
    this.#presenceTracker = presenceTracker;
    this.#recoveryQuery = recoveryQuery;
    this.#clock = clock;
    this.#newId = newId;
    this.#routingSnapshot = new RoutingSnapshotWatch(runner);
    this.#backgroundJobs = feed.backgroundJobs(NAME, () => this.#round());
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#presenceTracker.onAgent(() => this.#backgroundJobs.ask(ROUND));
  }

  async begin(): Promise<void> {
    for (const portalId of await this.#recoveryQuery.portals())
      this.#routingSnapshot.touchPortal(portalId);
    this.#backgroundJobs.ask(ROUND);
  }

  react({ data }: ReactionEvent<Cause>): void {
    if ('portalId' in data) this.#routingSnapshot.touchPortal(data.portalId);
    if ('memberId' in data) this.#routingSnapshot.touchDesk(data.memberId);
    this.#backgroundJobs.ask(ROUND);
  }

  async #round(): Promise<void> {
    const { again, nextAt } = await offerRound({
      routingSnapshot: this.#routingSnapshot,
      now: () => this.#clock.now(),
      newId: () => this.#newId.next(),
      isReachable: (agentId) => this.#presenceTracker.isAgentHere(agentId),
      offer: async (offer) => {
        const context = ofItself(NAME, this.#newId.next(), offer.visitId);
        await this.#commands.execute(new OfferVisitor(context, offer));
      },
    });
    this.#roundsInARow = again ? this.#roundsInARow + 1 : 0;
    // Where others are quicker every time, the routing snapshot is left to them for a moment.
    if (again && this.#roundsInARow <= AGAIN_AT_ONCE) this.#backgroundJobs.ask(ROUND);
    else if (again)
      this.#backgroundJobs.askAt(ROUND, new Date(this.#clock.now().getTime() + AGAIN_LATER_MS));
    else if (nextAt) this.#backgroundJobs.askAt(ROUND, nextAt);
  }
}
