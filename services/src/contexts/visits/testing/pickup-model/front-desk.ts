import type { RejectionCode } from '@foyer/contracts/rejections';
import type { InjectionToken } from '@nestjs/common';

import { CallOrigins, EndCall, LeaveCall } from '#contexts/calls';
import { NewId, type Clock } from '#platform/clock';
import {
  type CommandContext,
  CommandRunner,
  type DeclaredCommand,
  EventCodec,
  Rejected,
  stream,
} from '#platform/cqrs';
import { PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { MemoryVault } from '#platform/testing/memory-vault.js';
import { CountingId } from '#platform/testing/counting-id.js';
import { executorOf } from '#platform/testing/command-executor.js';
import * as visits from '../../commands.js';
import { queueCalls } from '../../visit/queue-calls.service.js';
import { visitorInLine } from '../../line/state.js';
import { nextToPick } from '../../line/line-order.js';
import { modelContext, OfferRounds } from './offer-rounds.js';
import type { PlantedBug } from './planted-bug.js';
import type { ScheduledLog } from './scheduled-log.js';
import { ServerKilled, ServerLog } from './server-log.js';

/** The outcome of a command. A rejection is a normal answer; other thrown errors are faults. */
export interface Answer {
  readonly code: 'DONE' | 'NO_ANSWER' | RejectionCode;
  readonly details: Readonly<Record<string, string>>;
}

export interface FrontDeskParts {
  readonly log: ScheduledLog;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly portalIds: readonly string[];
  readonly planted: PlantedBug | undefined;
}

/**
 * Visitors of the model have no names, so that nothing is ever encrypted and all test environments
 * can share it.
 */
const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));

const origins = new CallOrigins();
origins.register(queueCalls(new CountingId()));

/**
 * One server of the product, with the real command runner and the real handlers. Two of them on one
 * log stand for two processes: neither knows what the other has in memory.
 */
export class FrontDesk {
  readonly #log: ServerLog;
  readonly #runner: CommandRunner;
  readonly #rounds: OfferRounds;

  constructor(private readonly parts: FrontDeskParts) {
    this.#log = new ServerLog(parts.log);
    this.#runner = new CommandRunner({ ...parts, log: this.#log, codec, random: () => 0 });
    this.#rounds = new OfferRounds({ ...parts, log: this.#log, codec });
  }

  /** Fails all running work of this server. */
  kill(): void {
    this.#log.kill();
  }

  readonly take = this.#executing(visits.TakeVisitor);
  readonly endOffer = this.#executing(visits.EndOffer);
  readonly setAvailability = this.#executing(visits.SetAvailability);
  readonly setAgentState = this.#executing(visits.SetAgentState);
  readonly openDesk = this.#executing(visits.OpenDesk);
  readonly loseDesk = this.#executing(visits.LoseDesk);
  readonly closeDesk = this.#executing(visits.CloseDesk);
  readonly joinLine = this.#executing(visits.JoinLine);
  readonly leaveLine = this.#executing(visits.LeaveLine);
  readonly wentAway = this.#executing(visits.VisitorWentAway);
  readonly cameBack = this.#executing(visits.VisitorCameBack);
  readonly fail = this.#executing(visits.ReportClientError);
  readonly keepPlace = this.#executing(visits.KeepPlace);
  readonly returnToPlace = this.#executing(visits.ReturnToPlace);
  readonly callBack = this.#executing(visits.CallBack);
  readonly reachLongestWait = this.#executing(visits.ReachLongestWait);
  readonly returnToLine = this.#executing(visits.ReturnToLine);
  readonly moveToFront = this.#executing(visits.MoveToFront);
  readonly endCall = this.#executing(EndCall);
  readonly leaveCall = this.#executing(LeaveCall);

  /** Returns the state of an agent's own desk, as the page shows it. */
  async engagement(agentId: string) {
    return (await this.#runner.stateOf(stream(visits.Desk, agentId))).engagement;
  }

  /**
   * Returns a line as an agent's page shows it: the next visitor to pick, and the ringing offers.
   */
  async line(portalId: string) {
    const line = await this.#runner.stateOf(stream(visits.Line, portalId));
    const ringing = line.visitors.flatMap(({ visitId, offer }) =>
      offer ? [{ portalId, visitId, ...offer }] : [],
    );
    return { next: nextToPick(line)?.visitId, ringing, waiting: line.visitors };
  }

  /**
   * Returns where a visitor is: the portal, the place in its line, and the running or next call.
   */
  async whereabouts(visitId: string) {
    const visit = await this.#runner.stateOf(stream(visits.Visit, visitId));
    if (visit.stage === 'none') return undefined;
    const { portalId, callId } = visit;
    const line = await this.#runner.stateOf(stream(visits.Line, portalId));
    return { portalId, callId, place: visitorInLine(line, visitId) };
  }

  /** Makes the offers that are due, as this server sees it. */
  round(): Promise<void> {
    return this.#rounds.round();
  }

  #executing<Data>(command: DeclaredCommand<Data, unknown>) {
    return this.#answering((context, data: Data) =>
      executorOf(
        this.#runner,
        new Map<InjectionToken, unknown>([
          [CallOrigins, origins],
          [NewId, this.parts.newId],
        ]),
      )(command)(new command(context, data)),
    );
  }

  #answering<Data>(execute: (context: CommandContext, data: Data) => Promise<unknown>) {
    return async (data: Data): Promise<Answer> => {
      try {
        await execute(modelContext(this.parts.newId), data);
        return { code: 'DONE', details: {} };
      } catch (error) {
        if (error instanceof ServerKilled) return { code: 'NO_ANSWER', details: {} };
        if (!(error instanceof Rejected)) throw error;
        return { code: error.code, details: error.details };
      }
    };
  }
}
