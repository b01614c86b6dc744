import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberEvent } from '@foyer/contracts/identity';
import type { Position } from '@foyer/event-log';
import { callRecords } from '@foyer/projections/calls';

import { NewId } from '../../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../../platform/eventing/commands/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { Call, LeaveCall } from '../commands/index.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

const NAME = 'remove-a-deactivated-member-from-calls';

type Gone = Extract<MemberEvent, { type: 'MemberDeactivated' | 'MemberDeleted' }>;

/** Who is deactivated in mid-call is out of it at once, and need not be waited for. */
@Injectable()
export class RemoveADeactivatedMemberFromCalls implements Reaction<Gone>, OnModuleInit {
  readonly types = ['MemberDeactivated', 'MemberDeleted'] as const;
  readonly #removals: BackgroundJobs;
  readonly #goneAt = new Map<string, Position>();

  constructor(
    private readonly commands: CommandBus,
    private readonly runner: CommandRunner,
    private readonly feed: ReactionFeed,
    private readonly freshness: Freshness,
    private readonly underWay: CallsUnderWay,
    private readonly newId: NewId,
  ) {
    this.#removals = feed.backgroundJobs(NAME, (memberId) => this.#remove(memberId));
  }

  onModuleInit(): void {
    this.feed.add(this);
  }

  react({ data: { memberId }, position }: ReactionEvent<Gone>): void {
    this.#goneAt.set(memberId, position);
    this.#removals.ask(memberId);
  }

  async #remove(memberId: string): Promise<void> {
    const goneAt = this.#goneAt.get(memberId);
    // A call that began before is found only where the record shows it.
    await this.freshness.waitFor(goneAt, [callRecords.name]);
    for (const callId of await this.underWay.ids()) {
      const call = await this.runner.stateOf(stream(Call, callId));
      const participant = call.stage === 'on' ? call.participants[memberId] : undefined;
      if (participant === undefined || participant.admission === 'removed') continue;
      const data = { callId, joinerId: memberId, because: { reason: 'removed' } } as const;
      const context = ofItself(NAME, this.newId.next(), callId);
      await this.commands.execute(new LeaveCall(context, data));
    }
    if (this.#goneAt.get(memberId) === goneAt) this.#goneAt.delete(memberId);
  }
}
