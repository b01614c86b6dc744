import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { lineMessages } from '@foyer/contracts/visits';

import { Gateway, Listens, type MessageInput } from '../../../platform/realtime/index.js';
import { MoveToFront } from '../commands/index.js';
import { ALL_LINES } from '../live-views/live-lines.js';
import { GetLines } from '../queries/index.js';

type Input<Name extends keyof typeof lineMessages> = MessageInput<(typeof lineMessages)[Name]>;

/** What a supervisor's page says: it watches all lines, and lets a visitor be served next for a reason. */
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
    const { queueId: portalId, clientId: visitId, reason } = payload;
    await this.commands.execute(
      new MoveToFront(context, { portalId, visitId, movedBy: actor.id, reason }),
    );
  }
}
