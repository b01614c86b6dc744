import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberEvent } from '@foyer/contracts/identity';
import { DESK_ABSENCE_MS, type DeskEvent } from '@foyer/contracts/visits';

import { Clock, NewId } from '../../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../../platform/eventing/commands/index.js';
import {
  ReactionFeed,
  type BackgroundJobs,
  type Reaction,
  type ReactionEvent,
} from '../../../platform/eventing/reactions/index.js';
import { Absences } from '../presence/absences.js';
import { PresenceTracker } from '../presence/presence-tracker.js';
import { CloseDesk, Desk, OpenDesk } from '../commands/index.js';
import { RecoveryQuery } from '../ports/recovery-query.js';

const NAME = 'close-a-desk-without-connection';

type Cause = Extract<
  MemberEvent | DeskEvent,
  { type: 'MemberSignedOut' | 'DeskOpened' | 'DeskClosed' }
>;

interface Leaving {
  readonly sessionId: string;
  readonly reason: CloseDesk['data']['reason'];
}

/**
 * A desk is open while its agent has a page, and a while longer: a page may be loaded again. Whoever signs out, or is
 * deactivated, closes it with the last page. After a start everybody has the whole time to come back.
 */
@Injectable()
export class CloseADeskWithoutConnection implements Reaction<Cause>, OnModuleInit {
  readonly types = ['MemberSignedOut', 'DeskOpened', 'DeskClosed'] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #presenceTracker: PresenceTracker;
  readonly #recoveryQuery: RecoveryQuery;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #backgroundJobs: BackgroundJobs;
  /** Since when an open desk has no connection. */
  readonly #absences = new Absences();
  /** Sign-ins that have ended: a desk closes with the last page of them. */
  readonly #leaving = new Map<string, Leaving>();

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
    this.#runner = runner;
    this.#feed = feed;
    this.#presenceTracker = presenceTracker;
    this.#recoveryQuery = recoveryQuery;
    this.#clock = clock;
    this.#newId = newId;
    this.#backgroundJobs = feed.backgroundJobs(NAME, (memberId) => this.#seeTo(memberId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#presenceTracker.onAgent((memberId) => this.#backgroundJobs.ask(memberId));
  }

  async begin(): Promise<void> {
    for (const memberId of await this.#recoveryQuery.openDesks())
      this.#backgroundJobs.ask(memberId);
  }

  react(event: ReactionEvent<Cause>): void {
    const { memberId } = event.data;
    if (event.type === 'MemberSignedOut') {
      const { sessionId, reason } = event.data;
      const deactivated = reason === 'deactivated';
      const why = deactivated ? 'deactivated' : 'signed-out';
      this.#leaving.set(memberId, { sessionId, reason: why });
    }
    this.#backgroundJobs.ask(memberId);
  }

  async #seeTo(memberId: string): Promise<void> {
    const { open } = await this.#runner.stateOf(stream(Desk, memberId));
    if (this.#presenceTracker.isAgentHere(memberId)) {
      this.#stays(memberId);
      this.#absences.end(memberId);
      if (!open) await this.#commands.execute(new OpenDesk(this.#context(memberId), { memberId }));
    } else if (open) {
      await this.#mayClose(memberId);
    } else {
      this.#absences.end(memberId);
      this.#leaving.delete(memberId);
    }
  }

  /** Whoever is here by another sign-in than the one that ended has not gone home. */
  #stays(memberId: string): void {
    const ended = this.#leaving.get(memberId)?.sessionId;
    const sessions = [...this.#presenceTracker.sessionsOf(memberId)];
    if (sessions.some((sessionId) => sessionId !== ended)) this.#leaving.delete(memberId);
  }

  async #mayClose(memberId: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const goneSince = this.#absences.since(memberId, now);
    const leaving = this.#leaving.get(memberId)?.reason;
    if (leaving === undefined && now < goneSince + DESK_ABSENCE_MS) {
      this.#backgroundJobs.askAt(memberId, new Date(goneSince + DESK_ABSENCE_MS));
      return;
    }
    const reason = leaving ?? 'connection-lost';
    await this.#commands.execute(new CloseDesk(this.#context(memberId), { memberId, reason }));
  }

  #context(memberId: string) {
    return ofItself(NAME, this.#newId.next(), memberId);
  }
}
