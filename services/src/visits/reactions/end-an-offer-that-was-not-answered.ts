import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent } from '@foyer/contracts/visits';

import { Clock, NewId } from '../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../platform/commands/index.js';
import {
  ReactionFeed,
  type Errands,
  type Reaction,
  type ReactionEvent,
} from '../../platform/reactions/index.js';
import { EndOffer, Line, PortalDoor } from '../commands/index.js';
import type { RingingOffer } from '../domain/line.js';
import { RollCall } from '../ports/roll-call.js';

const NAME = 'end-an-offer-that-was-not-answered';

type Cause = LineEvent | PortalEvent;

/** It rings for so long and no longer, and not at all for who no longer belongs to the portal. */
@Injectable()
export class EndAnOfferThatWasNotAnswered implements Reaction<Cause>, OnModuleInit {
  readonly types = ['VisitorOffered', 'OfferEnded', 'VisitorTaken', 'PortalMemberRemoved'] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #rollCall: RollCall;
  readonly #clock: Clock;
  readonly #newId: NewId;
  /** By portal: its offers end one after the other, and the next end is always known. */
  readonly #errands: Errands;
  #startedAt = new Date(0);

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    rollCall: RollCall,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#rollCall = rollCall;
    this.#clock = clock;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (portalId) => this.#seeTo(portalId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    this.#startedAt = this.#clock.now();
    for (const portalId of await this.#rollCall.portals()) this.#errands.ask(portalId);
  }

  react({ data }: ReactionEvent<Cause>): void {
    this.#errands.ask(data.portalId);
  }

  async #seeTo(portalId: string): Promise<void> {
    const { visitors } = await this.#runner.stateOf(stream(Line, portalId));
    const { memberIds } = await this.#runner.stateOf(stream(PortalDoor, portalId));
    const ends: number[] = [];
    for (const { visitId, offer } of visitors) {
      if (!offer) continue;
      const reason = this.#whyOver(offer, memberIds);
      if (reason === undefined) ends.push(Date.parse(offer.expiresAt));
      else await this.#end(portalId, visitId, offer, reason);
    }
    if (ends.length > 0) this.#errands.askAt(portalId, new Date(Math.min(...ends)));
  }

  #whyOver(
    { agentId, expiresAt }: RingingOffer,
    memberIds: readonly string[],
  ): EndOffer['data']['reason'] | undefined {
    if (!memberIds.includes(agentId)) return 'agent-gone';
    const end = Date.parse(expiresAt);
    if (end > this.#clock.now().getTime()) return undefined;
    // What rang out while the server was down could not be answered; nobody is to be passed over for that.
    return end <= this.#startedAt.getTime() ? 'agent-gone' : 'unanswered';
  }

  async #end(
    portalId: string,
    visitId: string,
    { offerId, agentId }: RingingOffer,
    reason: EndOffer['data']['reason'],
  ): Promise<void> {
    const context = ofItself(NAME, this.#newId.next(), visitId);
    const data = { portalId, visitId, offerId, agentId, reason };
    await this.#commands.execute(new EndOffer(context, data));
  }
}
