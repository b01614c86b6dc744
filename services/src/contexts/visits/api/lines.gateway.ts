import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { lineMessages } from '@foyer/contracts/visits';

import { Gateway, Listens, type MessageInput } from '#platform/realtime';
import { MoveInLine, SetAgentState, TransferVisitor } from '../commands.js';
import { ALL_LINES } from '../views/live-lines.js';
import { GetLines } from '../queries.js';

type Input<Name extends keyof typeof lineMessages> = MessageInput<(typeof lineMessages)[Name]>;

/**
 * Handles the messages of a supervisor's page. It watches all lines, moves visitors within and
 * between them for a reason, and sets the states of agents.
 */
@Gateway('monitoring')
export class LinesGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Listens(lineMessages.watchLines)
  async watch({ socket }: Input<'watchLines'>) {
    // Before it is read, so that no change falls in between.
    socket.join(ALL_LINES, lineMessages.watchLines.policy);
    return { view: await this.queries.execute(new GetLines(undefined)) };
  }

  @Listens(lineMessages.reorderLine)
  async reorder({ payload, actor, context }: Input<'reorderLine'>): Promise<void> {
    const { queueId: portalId, clientId: visitId, position, reason } = payload;
    await this.commands.execute(
      new MoveInLine(context, { portalId, visitId, position, movedBy: actor.id, reason }),
    );
  }

  @Listens(lineMessages.transferVisitor)
  async transfer({ payload, actor, context }: Input<'transferVisitor'>): Promise<void> {
    const { queueId: portalId, clientId: visitId, toQueueId: toPortalId, reason } = payload;
    await this.commands.execute(
      new TransferVisitor(context, { portalId, visitId, toPortalId, movedBy: actor.id, reason }),
    );
  }

  @Listens(lineMessages.setAgentState)
  async setAgentState({ payload, actor, context }: Input<'setAgentState'>): Promise<void> {
    await this.commands.execute(new SetAgentState(context, { ...payload, setBy: actor.id }));
  }
}
