import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VISIT_DESERTED_MS, type VisitEvent } from '@foyer/contracts/visits';

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
import { EndDesertedVisit, Visit } from '../commands/index.js';
import { RollCall } from '../ports/roll-call.js';

const NAME = 'end-a-visit-that-nobody-comes-to';

type Cause = Extract<VisitEvent, { type: 'VisitOpened' | 'VisitStatusChanged' | 'VisitEnded' }>;

/**
 * Who steps through the door and never shows a page, or closes it before ringing, has no place in line to give up: the visit
 * itself ends. After a start nobody is there yet, and everybody has the whole time to come.
 */
@Injectable()
export class EndAVisitThatNobodyComesTo implements Reaction<Cause>, OnModuleInit {
  readonly types = ['VisitOpened', 'VisitStatusChanged', 'VisitEnded'] as const;
  readonly #commands: CommandBus;
  readonly #runner: CommandRunner;
  readonly #feed: ReactionFeed;
  readonly #attendance: Attendance;
  readonly #rollCall: RollCall;
  readonly #clock: Clock;
  readonly #newId: NewId;
  readonly #errands: Errands;
  /** Since when an arriving visitor has no page. */
  readonly #absences = new Absences();

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
    for (const visitId of await this.#rollCall.arrivingVisits()) this.#errands.ask(visitId);
  }

  react({ data }: ReactionEvent<Cause>): void {
    this.#errands.ask(data.visitId);
  }

  async #seeTo(visitId: string): Promise<void> {
    const { stage } = await this.#runner.stateOf(stream(Visit, visitId));
    if (stage !== 'arriving' || this.#attendance.isVisitorHere(visitId)) {
      this.#absences.end(visitId);
      return;
    }
    const now = this.#clock.now().getTime();
    const goneSince = this.#absences.since(visitId, now);
    if (now < goneSince + VISIT_DESERTED_MS) {
      this.#errands.askAt(visitId, new Date(goneSince + VISIT_DESERTED_MS));
      return;
    }
    const context = ofItself(NAME, this.#newId.next(), visitId);
    await this.#commands.execute(new EndDesertedVisit(context, { visitId }));
  }
}
