import type { RejectionCode } from '@foyer/contracts/rejections';

import { CallOrigins, EndCall, LeaveCall } from '../../../calls/index.js';
import type { Clock, NewId } from '../../../../platform/clock/index.js';
import {
  CommandRunner,
  Rejected,
  stream,
  systemActor,
  type CommandContext,
} from '../../../../platform/eventing/commands/index.js';
import type { DeclaredCommand } from '../../../../platform/eventing/index.js';
import { EventCodec } from '../../../../platform/eventing/events/index.js';
import { PersonalData, PersonKeys } from '../../../../platform/stores/personal-data/index.js';
import { MemoryVault } from '../../../../platform/testing/memory-vault.js';
import { executorOf } from '../../../../platform/testing/command-executor.js';
import * as visits from '../../commands/index.js';
import { queueCalls } from '../../commands/queue-calls.js';
import { visitorInLine } from '../../domain/line.js';
import { nextToPick } from '../../domain/line-order.js';
import { RoutingSnapshotWatch } from '../../reactions/routing-snapshot-watch.js';
import { offerRound } from '../../reactions/offer-round.js';
import type { ScheduledLog } from './scheduled-log.js';

/** What became of a command. An error is an answer like any other; whatever else is thrown is a fault. */
export interface Answer {
  readonly code: 'DONE' | RejectionCode;
  readonly details: Readonly<Record<string, string>>;
}

export interface FrontDeskParts {
  readonly log: ScheduledLog;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly portalIds: readonly string[];
}

/** Visitors of the model have no names, so that nothing is ever encrypted and all test environments can share it. */
const codec = new EventCodec(new PersonalData(new PersonKeys(new MemoryVault())));

const origins = new CallOrigins();
origins.register(queueCalls);

/**
 * One server of the product, with the real command runner and the real handlers. Two of them on one log stand for two
 * processes: neither knows what the other has in memory.
 */
export class FrontDesk {
  readonly #runner: CommandRunner;
  readonly #routingSnapshot: RoutingSnapshotWatch;

  constructor(private readonly parts: FrontDeskParts) {
    this.#runner = new CommandRunner({ ...parts, codec, random: () => 0 });
    this.#routingSnapshot = new RoutingSnapshotWatch(this.#runner);
  }

  readonly take = this.#executing(visits.TakeVisitor);
  readonly offer = this.#executing(visits.OfferVisitor);
  readonly endOffer = this.#executing(visits.EndOffer);
  readonly setAvailability = this.#executing(visits.SetAvailability);
  readonly openDesk = this.#executing(visits.OpenDesk);
  readonly closeDesk = this.#executing(visits.CloseDesk);
  readonly joinLine = this.#executing(visits.JoinLine);
  readonly leaveLine = this.#executing(visits.LeaveLine);
  readonly wentAway = this.#executing(visits.VisitorWentAway);
  readonly cameBack = this.#executing(visits.VisitorCameBack);
  readonly fail = this.#executing(visits.ReportClientError);
  readonly endCall = this.#executing(EndCall);
  readonly leaveCall = this.#executing(LeaveCall);

  /** What an agent's page shows of the own desk. */
  async engagement(agentId: string) {
    return (await this.#runner.stateOf(stream(visits.Desk, agentId))).engagement;
  }

  /** What an agent's page shows of a line: whom to pick next, and for whom it rings. */
  async line(portalId: string) {
    const line = await this.#runner.stateOf(stream(visits.Line, portalId));
    const ringing = line.visitors.flatMap(({ visitId, offer }) =>
      offer ? [{ portalId, visitId, ...offer }] : [],
    );
    return { next: nextToPick(line)?.visitId, ringing, waiting: line.visitors };
  }

  /** Since when a visitor is away, as a server has noted it. */
  async awaySince(portalId: string, visitId: string): Promise<string | null> {
    const line = await this.#runner.stateOf(stream(visits.Line, portalId));
    return visitorInLine(line, visitId)?.awaySince ?? null;
  }

  /** Makes the offers that are due, as this server sees it. */
  async round(): Promise<void> {
    for (const portalId of this.parts.portalIds) this.#routingSnapshot.touchPortal(portalId);
    for (const { admission } of (await this.#routingSnapshot.look()).portals) {
      for (const memberId of admission.memberIds) this.#routingSnapshot.touchDesk(memberId);
    }
    await offerRound({
      routingSnapshot: this.#routingSnapshot,
      now: () => this.parts.clock.now(),
      newId: () => this.parts.newId.next(),
      isReachable: () => true,
      offer: async (data) => {
        const { code } = await this.offer(data);
        if (code !== 'DONE') throw new Rejected(code);
      },
    });
  }

  #executing<Data>(command: DeclaredCommand<Data, unknown>) {
    return this.#answering((context, data: Data) =>
      executorOf(this.#runner, new Map([[CallOrigins, origins]]))(command)(
        new command(context, data),
      ),
    );
  }

  #answering<Data>(execute: (context: CommandContext, data: Data) => Promise<unknown>) {
    return async (data: Data): Promise<Answer> => {
      const commandId = this.parts.newId.next();
      const context = { commandId, correlationId: commandId, actor: systemActor('model') };
      try {
        await execute(context, data);
        return { code: 'DONE', details: {} };
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        return { code: error.code, details: error.details };
      }
    };
  }
}
