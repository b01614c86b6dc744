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
import { Presence } from '../../platform/realtime/index.js';
import { Desk } from '../../visits/index.js';
import { Call, JoinCall, LeaveCall, LoseConnection } from '../commands/index.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

/** A node that is gone may come back to this with its pages, or they on another one, in milliseconds. */
const MOVE_MS = 2_000;
/** Whom a node had in which calls may not have been known when it was gone; all calls are looked at. */
const ALL = 'all';
const NAME = 'end-a-call-that-nobody-returned-to';

type Cause = CallEvent | MemberEvent;

/**
 * Whoever is awaited in a call, or has lost the connection, has so long to come. After a start nobody is connected to
 * any call but on other nodes, and everybody has the whole time to come back; so it is where a node is gone.
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
  readonly #presence: Presence;
  readonly #underWay: CallsUnderWay;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #errands: Errands;
  readonly #removals: Errands;
  readonly #losses: Errands;
  #startedAt = 0;
  #nodeGoneAt: number | undefined;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    presence: Presence,
    underWay: CallsUnderWay,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#presence = presence;
    this.#underWay = underWay;
    this.#clock = clock;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (callId) => this.#seeTo(callId));
    this.#removals = feed.errands(NAME, (memberId) => this.#remove(memberId));
    this.#losses = feed.errands(NAME, () => this.#loseWhoWasOnNodesThatAreGone());
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#presence.onNodeGone(() => {
      const now = this.#clock.now().getTime();
      this.#nodeGoneAt ??= now;
      this.#losses.askAt(ALL, new Date(now + MOVE_MS));
    });
  }

  async begin(): Promise<void> {
    this.#startedAt ||= this.#clock.now().getTime();
    await this.#loseAll(this.#startedAt);
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
      if (this.#isHere(callId, joinerId)) {
        // Came back at the moment at which the node that was before was found to be gone.
        await this.#commands.execute(new JoinCall(this.#context(callId), { callId, joinerId }));
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

  /** They have had a moment to come to another one. */
  async #loseWhoWasOnNodesThatAreGone(): Promise<void> {
    await this.#loseAll(this.#nodeGoneAt ?? this.#startedAt);
    this.#nodeGoneAt = undefined;
  }

  async #loseAll(sinceMs: number): Promise<void> {
    for (const callId of await this.#underWay.ids()) {
      try {
        await this.#loseConnections(callId, sinceMs);
      } catch (error) {
        // What is damaged is told where it is read; the other calls are seen to.
        if (!(error instanceof UnreadableEvent)) throw error;
        continue;
      }
      this.#errands.ask(callId);
    }
  }

  #isHere(callId: string, joinerId: string): boolean {
    return this.#presence.in('conference', `call:${callId}`).some(({ id }) => id === joinerId);
  }

  /** Nobody is connected any more who was so before, but whoever has come back already. */
  async #loseConnections(callId: string, sinceMs: number): Promise<void> {
    const call = await this.#runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    const since = new Date(sinceMs).toISOString();
    for (const [joinerId, { awaySince }] of Object.entries(call.joiners)) {
      if (awaySince !== null || this.#isHere(callId, joinerId)) continue;
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
