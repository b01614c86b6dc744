import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import { Clock, NewId } from '../../platform/clock/index.js';
import { CommandRunner, ofItself } from '../../platform/commands/index.js';
import {
  ReactionFeed,
  type Errands,
  type Reaction,
  type ReactionEvent,
} from '../../platform/reactions/index.js';
import { Attendance } from '../attendance/attendance.js';
import { OfferVisitor } from '../commands/index.js';
import { RollCall } from '../ports/roll-call.js';
import { FloorWatch } from './floor-watch.js';
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
    'AgentEngaged',
    'AgentFreed',
    'PortalCreated',
    'PortalActivated',
    'PortalDeactivated',
    'PortalDeleted',
    'PortalTimeZoneChanged',
    'PortalCallLogicChanged',
    'PortalMemberAdded',
    'PortalMemberRemoved',
  ] as const;
  readonly #commands: CommandBus;
  readonly #feed: ReactionFeed;
  readonly #attendance: Attendance;
  readonly #rollCall: RollCall;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #floor: FloorWatch;
  readonly #errands: Errands;
  #roundsInARow = 0;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    attendance: Attendance,
    rollCall: RollCall,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#feed = feed;
    this.#attendance = attendance;
    this.#rollCall = rollCall;
    this.#clock = clock;
    this.#newId = newId;
    this.#floor = new FloorWatch(runner);
    this.#errands = feed.errands(NAME, () => this.#round());
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#attendance.onAgent(() => this.#errands.ask(ROUND));
  }

  async begin(): Promise<void> {
    for (const portalId of await this.#rollCall.portals()) this.#floor.touchPortal(portalId);
    this.#errands.ask(ROUND);
  }

  react({ data }: ReactionEvent<Cause>): void {
    if ('portalId' in data) this.#floor.touchPortal(data.portalId);
    if ('memberId' in data) this.#floor.touchDesk(data.memberId);
    this.#errands.ask(ROUND);
  }

  async #round(): Promise<void> {
    const { again, nextAt } = await offerRound({
      floor: this.#floor,
      now: () => this.#clock.now(),
      newId: () => this.#newId.next(),
      isReachable: (agentId) => this.#attendance.isAgentHere(agentId),
      offer: async (offer) => {
        const context = ofItself(NAME, this.#newId.next(), offer.visitId);
        await this.#commands.execute(new OfferVisitor(context, offer));
      },
    });
    this.#roundsInARow = again ? this.#roundsInARow + 1 : 0;
    // Where others are quicker every time, the floor is left to them for a moment.
    if (again && this.#roundsInARow <= AGAIN_AT_ONCE) this.#errands.ask(ROUND);
    else if (again)
      this.#errands.askAt(ROUND, new Date(this.#clock.now().getTime() + AGAIN_LATER_MS));
    else if (nextAt) this.#errands.askAt(ROUND, nextAt);
  }
}
