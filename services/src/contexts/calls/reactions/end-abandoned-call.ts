import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CALL_RETURN_MS, type CallEvent } from '@foyer/contracts/calls';
import { UnreadableEvent } from '@foyer/event-log';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../../platform/eventing/commands/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { Presence } from '../../../platform/realtime/index.js';
import { Call, JoinCall, LeaveCall, LoseConnection } from '../commands/index.js';
import { awaitedIn } from '../domain/awaited.js';
import { CallOrigins } from '../ports/call-origins.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

/** A node that is gone may come back to this with its pages, or they on another one, in milliseconds. */
const MOVE_MS = 2_000;
/** Whom a node had in which calls may not have been known when it was gone; all calls are looked at. */
const ALL = 'all';
const NAME = 'end-a-call-that-nobody-returned-to';

/**
 * Whoever is awaited in a call, or has lost the connection, has so long to come. After a start nobody is connected to
 * any call but on other nodes, and everybody has the whole time to come back; so it is where a node is gone.
 */
@Injectable()
export class EndAbandonedCall implements Reaction<CallEvent>, OnModuleInit {
  readonly types = [
    'CallStarted',
    'CallConnectionLost',
    'CallConnectionRestored',
    'CallParticipantAdded',
    'CallLeft',
    'CallEnded',
  ] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #presence: Presence;
  readonly #underWay: CallsUnderWay;
  readonly #origins: CallOrigins;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #backgroundJobs: BackgroundJobs;
  readonly #losses: BackgroundJobs;
  #startedAt = 0;
  #nodeGoneAt: number | undefined;

  constructor(
    commands: CommandBus,
    runner: CommandRunner,
    feed: ReactionFeed,
    presence: Presence,
    underWay: CallsUnderWay,
    origins: CallOrigins,
    clock: Clock,
    newId: NewId,
  ) {
    this.#commands = commands;
    this.#runner = runner;
    this.#feed = feed;
    this.#presence = presence;
    this.#underWay = underWay;
    this.#origins = origins;
    this.#clock = clock;
    this.#newId = newId;
    this.#backgroundJobs = feed.backgroundJobs(NAME, (callId) => this.#seeTo(callId));
    this.#losses = feed.backgroundJobs(NAME, () => this.#loseWhoWasOnNodesThatAreGone());
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

  react({ data }: ReactionEvent<CallEvent>): void {
    this.#backgroundJobs.ask(data.callId);
  }

  async #seeTo(callId: string): Promise<void> {
    const call = await this.#runner.stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    const now = this.#clock.now().getTime();
    const ends: number[] = [];
    for (const { joinerId, awaySince } of awaitedIn(call, this.#origins.of(call.origin.kind))) {
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
    }
    if (ends.length > 0) this.#backgroundJobs.askAt(callId, new Date(Math.min(...ends)));
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
      this.#backgroundJobs.ask(callId);
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
    for (const [joinerId, { joined, awaySince }] of Object.entries(call.participants)) {
      if (!joined || awaySince !== null || this.#isHere(callId, joinerId)) continue;
      await this.#commands.execute(
        new LoseConnection(this.#context(callId), { callId, joinerId, since }),
      );
    }
  }

  #context(callId: string) {
    return ofItself(NAME, this.#newId.next(), callId);
  }
}
