import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { visitMessages } from '@foyer/contracts/visits';

import {
  CommandRunner,
  Rejected,
  type Actor,
  type CommandContext,
  type ContextCommand,
  type Outcome,
} from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import {
  Gateway,
  Listens,
  Realtime,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { AddressLimits } from '#platform/http/admission';
import { writePaid } from '#contexts/identity';
import { giveUpVisit } from './give-up-visit.js';
import { PlaceReplies } from './place-replies.js';
import { VisitBudget } from '../visit/visit-budget.service.js';
import { PresenceTracker } from '../visit/presence-tracker.service.js';
import {
  ChangeClientStatus,
  JoinLine,
  KeepPlace,
  LeaveMessage,
  ReportClientError,
  ReturnToPlace,
} from '../commands.js';
import { GetVisit } from '../queries.js';

type Input<Name extends keyof typeof visitMessages> = MessageInput<(typeof visitMessages)[Name]>;

/**
 * Handles the messages of a visitor's page. The page receives its visit whenever it connects, and
 * whenever the visit changes.
 */
@Gateway('application')
export class VisitorGateway implements GatewayHooks {
  constructor(
    readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly presenceTracker: PresenceTracker,
    private readonly visitBudget: VisitBudget,
    private readonly replies: PlaceReplies,
    private readonly limits: AddressLimits,
    private readonly realtime: Realtime,
    readonly runner: CommandRunner,
  ) {}

  async onConnect(connection: Connection): Promise<void> {
    if (connection.actor.type !== 'visitor') return;
    this.presenceTracker.changed(connection);
    await this.#letGoOfFormerPages(connection);
    const visit = await this.queries.execute(new GetVisit(connection.actor.id));
    connection.push(visitMessages.updateClientStatus, visit);
    if (visit.status === 'IN_END') return;
    this.visitBudget.note(visit.clientId, this.limits.keyOf(connection.address));
    this.visitBudget.waits(visit.clientId, visit.status === 'IN_WAITING');
  }

  /**
   * A link back may have been used at another node; the pages of a visit meet here, and those of
   * before hold tokens that are over.
   */
  async #letGoOfFormerPages({ actor: { id } }: Connection): Promise<void> {
    const room = `visit:${id}`;
    if (this.realtime.connectionsIn('application', room).length > 1) {
      await this.realtime.refresh(room);
    }
  }

  onDisconnect(connection: Connection): void {
    if (connection.actor.type === 'visitor') this.presenceTracker.changed(connection);
  }

  @Listens(visitMessages.updateClientStatus)
  async updateStatus({ payload, actor, context }: Input<'updateClientStatus'>) {
    const visitId = ownVisit(actor, payload.clientId);
    const place = payload.status === 'IN_WAITING' ? this.visitBudget.wait(visitId) : undefined;
    return this.#carryOut(visitId, commandFor(context, payload), place);
  }

  @Listens(visitMessages.leaveQueue)
  async leave({ payload, actor, context }: Input<'leaveQueue'>) {
    const visitId = ownVisit(actor, payload.clientId);
    return this.#answer(visitId, await giveUpVisit(this, context, visitId));
  }

  @Listens(visitMessages.keepPlace)
  async keepPlace({ payload, actor, context }: Input<'keepPlace'>) {
    const visitId = ownVisit(actor, payload.clientId);
    const { clientId: _, ...to } = payload;
    const { reply, ...paid } = await this.replies.spend(visitId, to);
    return this.#carryOut(visitId, new KeepPlace(context, { visitId, ...reply }), paid);
  }

  @Listens(visitMessages.returnToPlace)
  async returnToPlace({ payload, actor, context }: Input<'returnToPlace'>) {
    const visitId = ownVisit(actor, payload.clientId);
    return this.#carryOut(visitId, new ReturnToPlace(context, { visitId }));
  }

  @Listens(visitMessages.leaveMessage)
  async leaveMessage({ payload, actor, context }: Input<'leaveMessage'>) {
    const { clientId, ...message } = payload;
    const visitId = ownVisit(actor, clientId);
    return this.#carryOut(visitId, new LeaveMessage(context, { visitId, ...message }));
  }

  async #carryOut(
    visitId: string,
    command: ContextCommand<unknown>,
    paid: Parameters<typeof writePaid>[0] = free,
  ) {
    return this.#answer(visitId, await writePaid(paid, () => this.commands.execute(command)));
  }

  async #answer(visitId: string, { position }: Outcome<unknown>) {
    await this.freshness.waitFor(position, ['visits']);
    return { visit: await this.queries.execute(new GetVisit(visitId)) };
  }
}

/** The price of most of what visitors do. */
const free = { giveBack: () => undefined };

/** @throws Rejected FORBIDDEN for somebody else's visit */
function ownVisit(actor: Actor, visitId: string): string {
  if (actor.id !== visitId) throw new Rejected('FORBIDDEN');
  return visitId;
}

function commandFor(
  context: CommandContext,
  {
    clientId: visitId,
    status,
    note,
    recording,
    language,
    missing,
  }: Input<'updateClientStatus'>['payload'],
): ContextCommand<unknown> {
  switch (status) {
    case 'IN_WAITING':
      return new JoinLine(context, { visitId, recording, language, missing });
    case 'IN_ERROR':
      return new ReportClientError(context, { visitId, note });
    case 'IN_PERMISSION':
    case 'IN_START':
      return new ChangeClientStatus(context, { visitId, status });
  }
}
