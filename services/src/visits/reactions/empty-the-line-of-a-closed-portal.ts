import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PortalEvent } from '@foyer/contracts/portals';
import type { LineEvent } from '@foyer/contracts/visits';

import { NewId } from '../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../platform/commands/index.js';
import {
  ReactionFeed,
  type Errands,
  type Reaction,
  type ReactionEvent,
} from '../../platform/reactions/index.js';
import { LeaveLine, Line, PortalDoor } from '../commands/index.js';
import { RollCall } from '../ports/roll-call.js';

const NAME = 'empty-the-line-of-a-closed-portal';

type Cause = PortalEvent | LineEvent;

/** Where a portal closes, nobody is left waiting; not even who rang while it closed. */
@Injectable()
export class EmptyTheLineOfAClosedPortal implements Reaction<Cause>, OnModuleInit {
  readonly types = ['PortalDeactivated', 'PortalDeleted', 'VisitorJoinedLine'] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #rollCall: RollCall;
  readonly #newId: NewId;
  readonly #errands: Errands;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    rollCall: RollCall,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#rollCall = rollCall;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (portalId) => this.#seeTo(portalId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    for (const portalId of await this.#rollCall.portals()) this.#errands.ask(portalId);
  }

  react({ data }: ReactionEvent<Cause>): void {
    this.#errands.ask(data.portalId);
  }

  async #seeTo(portalId: string): Promise<void> {
    const door = await this.#runner.stateOf(stream(PortalDoor, portalId));
    if (door.open) return;
    const { visitors } = await this.#runner.stateOf(stream(Line, portalId));
    for (const { visitId } of visitors) {
      const context = ofItself(NAME, this.#newId.next(), visitId);
      const because = { reason: 'portal-closed' } as const;
      await this.#commands.execute(new LeaveLine(context, { visitId, because }));
    }
  }
}
