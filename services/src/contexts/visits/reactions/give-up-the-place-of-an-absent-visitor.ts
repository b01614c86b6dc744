import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VISITOR_ABSENCE_MS, VISITOR_BLINK_MS, type LineEvent } from '@foyer/contracts/visits';

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
import { LeaveLine, Line, Visit, VisitorCameBack, VisitorWentAway } from '../commands/index.js';
import { visitorInLine } from '../domain/line.js';
import { RecoveryQuery } from '../ports/recovery-query.js';

const NAME = 'give-up-the-place-of-an-absent-visitor';

/**
 * A waiting visitor whose page is gone for longer than it takes to load it again is away; who stays away gives up the
 * place. After a start nobody is there yet, and everybody has the whole time to come back.
 */
@Injectable()
export class GiveUpThePlaceOfAnAbsentVisitor implements Reaction<LineEvent>, OnModuleInit {
  readonly types = [
    'VisitorJoinedLine',
    'VisitorWentAway',
    'VisitorCameBack',
    'VisitorLeftLine',
    'VisitorTaken',
  ] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #presenceTracker: PresenceTracker;
  readonly #recoveryQuery: RecoveryQuery;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #backgroundJobs: BackgroundJobs;
  /** Since when a waiting visitor has no connection; kept until there is one, or the visitor waits no more. */
  readonly #absences = new Absences();
  #startedAt = 0;

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
    this.#backgroundJobs = feed.backgroundJobs(NAME, (visitId) => this.#seeTo(visitId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#presenceTracker.onVisitor((visitId) => this.#backgroundJobs.ask(visitId));
  }

  async begin(): Promise<void> {
    this.#startedAt = this.#clock.now().getTime();
    for (const visitId of await this.#recoveryQuery.waitingVisits())
      this.#backgroundJobs.ask(visitId);
  }

  react({ data }: ReactionEvent<LineEvent>): void {
    this.#backgroundJobs.ask(data.visitId);
  }

  async #seeTo(visitId: string): Promise<void> {
    const awaySince = await this.#awaySince(visitId);
    if (awaySince === undefined) {
      this.#absences.end(visitId);
    } else if (this.#presenceTracker.isVisitorHere(visitId)) {
      this.#absences.end(visitId);
      if (awaySince !== null) await this.#comesBack(visitId);
    } else if (awaySince === null) {
      await this.#mayBeAway(visitId);
    } else {
      await this.#staysAway(visitId, awaySince);
    }
  }

  /** Null for who is there as far as the line knows, undefined for who does not stand in it. */
  async #awaySince(visitId: string): Promise<string | null | undefined> {
    const visit = await this.#runner.stateOf(stream(Visit, visitId));
    if (visit.stage !== 'waiting') return undefined;
    const line = await this.#runner.stateOf(stream(Line, visit.portalId));
    return visitorInLine(line, visitId)?.awaySince;
  }

  async #mayBeAway(visitId: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const goneSince = this.#absences.since(visitId, now);
    if (now < goneSince + VISITOR_BLINK_MS) {
      this.#backgroundJobs.askAt(visitId, new Date(goneSince + VISITOR_BLINK_MS));
      return;
    }
    const awaySince = new Date(goneSince).toISOString();
    await this.#commands.execute(
      new VisitorWentAway(this.#context(visitId), { visitId, awaySince }),
    );
  }

  async #staysAway(visitId: string, awaySince: string): Promise<void> {
    const until = Math.max(Date.parse(awaySince), this.#startedAt) + VISITOR_ABSENCE_MS;
    if (this.#clock.now().getTime() < until) {
      this.#backgroundJobs.askAt(visitId, new Date(until));
      return;
    }
    const because = { reason: 'absent', awaySince } as const;
    await this.#commands.execute(new LeaveLine(this.#context(visitId), { visitId, because }));
  }

  async #comesBack(visitId: string): Promise<void> {
    await this.#commands.execute(new VisitorCameBack(this.#context(visitId), { visitId }));
  }

  #context(visitId: string) {
    return ofItself(NAME, this.#newId.next(), visitId);
  }
}
