import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { permits } from '@foyer/contracts/identity';
import { visitMessages } from '@foyer/contracts/visits';

import { MemberDirectory } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import {
  Gateway,
  Listens,
  type Connection,
  type GatewayHooks,
  type MessageInput,
} from '#platform/realtime';
import { PresenceTracker } from '../visit/presence-tracker.service.js';
import {
  EndOffer,
  MoveToFront,
  ReturnToLine,
  SetAvailability,
  SetCallStatus,
  TakeVisitor,
} from '../commands.js';
import { GetDesk } from '../queries.js';

type Input<Name extends keyof typeof visitMessages> = MessageInput<(typeof visitMessages)[Name]>;

/**
 * Handles the messages of an agent's page. The page receives its desk whenever it connects, and
 * whenever desk or lines change.
 */
@Gateway('application')
export class DeskGateway implements GatewayHooks {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly presenceTracker: PresenceTracker,
    private readonly members: MemberDirectory,
  ) {}

  async onConnect(connection: Connection): Promise<void> {
    const { actor } = connection;
    if (actor.type !== 'member' || !permits('desk.work', actor.role)) return;
    this.presenceTracker.changed(connection);
    connection.push(
      visitMessages.getQueueClients,
      await this.queries.execute(new GetDesk(actor.id)),
    );
  }

  onDisconnect(connection: Connection): void {
    if (connection.actor.type === 'member') this.presenceTracker.changed(connection);
  }

  @Listens(visitMessages.getQueueClients)
  async show({ actor, socket }: Input<'getQueueClients'>) {
    // Anyone who was given the right to work since the page came is at work from now on.
    this.presenceTracker.changed(socket);
    return { view: await this.queries.execute(new GetDesk(actor.id)) };
  }

  @Listens(visitMessages.connectClient)
  async take({ payload, actor, context }: Input<'connectClient'>) {
    const { queueId: portalId, clientId: visitId, offerId, reason } = payload;
    const data = { portalId, visitId, agentId: actor.id, offerId, reason };
    try {
      const { result } = await this.commands.execute(new TakeVisitor(context, data));
      return { callDetailId: result.callId };
    } catch (error) {
      throw await this.#namingWhoWasQuicker(error);
    }
  }

  @Listens(visitMessages.disconnectClient)
  async reject({ payload, actor, context }: Input<'disconnectClient'>): Promise<void> {
    const { queueId: portalId, clientId: visitId, offerId } = payload;
    const reason = 'rejected';
    await this.commands.execute(
      new EndOffer(context, { portalId, visitId, offerId, agentId: actor.id, reason }),
    );
  }

  @Listens(visitMessages.moveToFront)
  async moveToFront({ payload, actor, context }: Input<'moveToFront'>): Promise<void> {
    const { queueId: portalId, clientId: visitId, reason } = payload;
    await this.commands.execute(
      new MoveToFront(context, { portalId, visitId, movedBy: actor.id, reason }),
    );
  }

  @Listens(visitMessages.handBack)
  async handBack({ payload, actor, context }: Input<'handBack'>): Promise<void> {
    const { callDetailId: callId, toQueueId: toPortalId, reason } = payload;
    await this.commands.execute(
      new ReturnToLine(context, { callId, agentId: actor.id, toPortalId, reason }),
    );
  }

  @Listens(visitMessages.setAvailability)
  async setAvailability({ payload, actor, context }: Input<'setAvailability'>) {
    const { position } = await this.commands.execute(
      new SetAvailability(context, { memberId: actor.id, ...payload }),
    );
    await this.freshness.waitFor(position, ['desks']);
    const { desk, asOf } = await this.queries.execute(new GetDesk(actor.id));
    // Views that are newer than this one show it.
    return { desk, asOf };
  }

  @Listens(visitMessages.updateCallStatus)
  async setCallStatus({ payload, actor, context }: Input<'updateCallStatus'>) {
    const { callStatus } = payload;
    const { position } = await this.commands.execute(
      new SetCallStatus(context, { memberId: actor.id, callStatus, callId: null }),
    );
    await this.freshness.waitFor(position, ['desks']);
    const { desk } = await this.queries.execute(new GetDesk(actor.id));
    return { callStatus: desk.callStatus };
  }

  async #namingWhoWasQuicker(error: unknown): Promise<unknown> {
    if (!(error instanceof Rejected) || error.code !== 'VISITOR_TAKEN') return error;
    const agent = await this.members.displayName(error.details.agentId ?? '');
    return new Rejected('VISITOR_TAKEN', { agent: agent ?? '–' });
  }
}
