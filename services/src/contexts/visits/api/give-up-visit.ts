import type { CommandBus, QueryBus } from '@nestjs/cqrs';

import { LeaveCall } from '#contexts/calls';
import { Rejected, stepOf, type CommandContext, type Outcome } from '#platform/cqrs';
import { LeaveLine } from '../commands.js';
import { GetVisit } from '../queries.js';

/**
 * A visitor gives up the place in line. If an agent was faster, the visitor leaves the call: who
 * goes is kept by no race.
 */
export async function giveUpVisit(
  { commands, queries }: { readonly commands: CommandBus; readonly queries: QueryBus },
  context: CommandContext,
  visitId: string,
): Promise<Outcome<unknown>> {
  const because = { reason: 'left' } as const;
  try {
    return await commands.execute(new LeaveLine(context, { visitId, because }));
  } catch (error) {
    if (!(error instanceof Rejected) || error.code !== 'VISITOR_NOT_WAITING') throw error;
    const { callDetailId: callId } = await queries.execute(new GetVisit(visitId));
    if (callId === null) throw error;
    const step = stepOf(context, 'the call');
    return commands.execute(new LeaveCall(step, { callId, joinerId: visitId, because }));
  }
}
