import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CallEvent } from '@foyer/contracts/calls';
import type { MemberEvent } from '@foyer/contracts/identity';
import { CALL_RETURN_MS } from '@foyer/contracts/visits';
import { UnreadableEvent } from '@foyer/event-log';

import { Clock, NewId } from '../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../platform/commands/index.js';
import {
  ReactionFeed,
  type Errands,
  type Reaction,
  type ReactionEvent,
} from '../../platform/reactions/index.js';
import { Realtime } from '../../platform/realtime/index.js';
import { Desk } from '../../visits/index.js';
import { Call, LeaveCall, LoseConnection } from '../commands/index.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

const NAME = 'end-a-call-that-nobody-returned-to';

type Cause = CallEvent | MemberEvent;

/**
 * Whoever is awaited in a call, or has lost the connection, has so long to come. After a start nobody is connected to
 * any call, and everybody has the whole time to come back.
 */
@Injectable()
export class EndACallThatNobodyReturnedTo implements Reaction<Cause>, OnModuleInit {
  readonly types = [
    'CallStarted',
    'CallConnectionLost',
    'CallConnectionRestored',
    'CallEnded',
    'MemberDeactivated',
    'MemberDeleted',
  ] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #realtime: Realtime;
  readonly #underWay: CallsUnderWay;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #errands: Errands;
  readonly #removals: Errands;
  #startedAt = 0;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    realtime: Realtime,
    underWay: CallsUnderWay,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#realtime = realtime;
    this.#underWay = underWay;
    this.#clock = clock;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (callId) => this.#seeTo(callId));
    this.#removals = feed.errands(NAME, (memberId) => this.#remove(memberId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
  }

  async begin(): Promise<void> {
    this.#startedAt ||= this.#clock.now().getTime();
    for (const callId of await this.#underWay.ids()) {
      try {
        await this.#loseConnections(callId);
      } catch (error) {
        // What is damaged is told where it is read; the other calls are seen to.
        if (!(error instanceof UnreadableEvent)) throw error;
        continue;
      }
      this.#errands.ask(callId);
    }
  }

  react({ data }: ReactionEvent<Cause>): void {
    if ('memberId' in data) this.#removals.ask(data.memberId);
    else if ('callId' in data) this.#errands.ask(data.callId);
  }

  async #seeTo(callId: string): Promise<void> {
    const call = await this.#runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    const now = this.#clock.now().getTime();
    const ends: number[] = [];
    for (const [joinerId, { awaySince }] of Object.entries(call.joiners)) {
      if (awaySince === null) continue;
      const end = Math.max(Date.parse(awaySince), this.#startedAt) + CALL_RETURN_MS;
      if (end > now) {
        ends.push(end);
        continue;
      }
      const because = { reason: 'connection-lost', awaySince } as const;
      await this.#commands.execute(
        new LeaveCall(this.#context(callId), { callId, joinerId, because }),
      );
      return;
    }
    if (ends.length > 0) this.#errands.askAt(callId, new Date(Math.min(...ends)));
  }

  /** Nobody is connected any more who was so before the start, but whoever has come back already. */
  async #loseConnections(callId: string): Promise<void> {
    const call = await this.#runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    const here = this.#realtime.connectionsIn('conference', `call:${callId}`);
    const since = new Date(this.#startedAt).toISOString();
    for (const [joinerId, { awaySince }] of Object.entries(call.joiners)) {
      if (awaySince !== null || here.some(({ actor }) => actor.id === joinerId)) continue;
      await this.#commands.execute(
        new LoseConnection(this.#context(callId), { callId, joinerId, since }),
      );
    }
  }

  /** Who is deactivated in mid-call is out of it at once, and need not be waited for. */
  async #remove(memberId: string): Promise<void> {
    const { engagement } = await this.#runner.stateOf(stream(Desk, memberId));
    if (engagement.kind !== 'inCall') return;
    const { callId } = engagement;
    const data = { callId, joinerId: memberId, because: { reason: 'removed' } } as const;
    await this.#commands.execute(new LeaveCall(this.#context(callId), data));
  }

  #context(callId: string) {
    return ofItself(NAME, this.#newId.next(), callId);
  }
}
