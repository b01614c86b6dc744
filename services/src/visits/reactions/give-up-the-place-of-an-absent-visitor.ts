import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VISITOR_ABSENCE_MS, VISITOR_BLINK_MS, type LineEvent } from '@foyer/contracts/visits';

import { Clock, NewId } from '../../platform/clock/index.js';
import { CommandRunner, ofItself, stream } from '../../platform/commands/index.js';
import {
  ReactionFeed,
  type Errands,
  type Reaction,
  type ReactionEvent,
} from '../../platform/reactions/index.js';
import { Absences } from '../attendance/absences.js';
import { Attendance } from '../attendance/attendance.js';
import { LeaveLine, Line, Visit, VisitorCameBack, VisitorWentAway } from '../commands/index.js';
import { visitorInLine } from '../domain/line.js';
import { RollCall } from '../ports/roll-call.js';

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
  readonly #attendance: Attendance;
  readonly #rollCall: RollCall;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #errands: Errands;
  /** Since when a waiting visitor has no connection; kept until there is one, or the visitor waits no more. */
  readonly #absences = new Absences();
  #startedAt = 0;

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
    this.#runner = runner;
    this.#feed = feed;
    this.#attendance = attendance;
    this.#rollCall = rollCall;
    this.#clock = clock;
    this.#newId = newId;
    this.#errands = feed.errands(NAME, (visitId) => this.#seeTo(visitId));
  }

  onModuleInit(): void {
    this.#feed.add(this);
    this.#attendance.onVisitor((visitId) => this.#errands.ask(visitId));
  }

  async begin(): Promise<void> {
    this.#startedAt = this.#clock.now().getTime();
    for (const visitId of await this.#rollCall.waitingVisits()) this.#errands.ask(visitId);
  }

  react({ data }: ReactionEvent<LineEvent>): void {
    this.#errands.ask(data.visitId);
  }

  async #seeTo(visitId: string): Promise<void> {
    const awaySince = await this.#awaySince(visitId);
    if (awaySince === undefined) {
      this.#absences.end(visitId);
    } else if (this.#attendance.isVisitorHere(visitId)) {
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
      this.#errands.askAt(visitId, new Date(goneSince + VISITOR_BLINK_MS));
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
      this.#errands.askAt(visitId, new Date(until));
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
