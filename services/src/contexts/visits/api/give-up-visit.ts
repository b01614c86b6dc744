import type { CommandBus } from '@nestjs/cqrs';

import { LeaveCall } from '#contexts/calls';
import {
  Rejected,
  stepOf,
  stream,
  type CommandContext,
  type CommandRunner,
  type Outcome,
} from '#platform/cqrs';
import { LeaveLine, Visit } from '../commands.js';

interface Parts {
  readonly commands: CommandBus;
  readonly runner: CommandRunner;
}

/**
 * A visitor gives up the place in line. If an agent was faster, the visitor leaves the call: who
 * goes is kept by no race. The visit itself names the call, which a read model may not show yet.
 */
export async function giveUpVisit(
  parts: Parts,
  context: CommandContext,
  visitId: string,
): Promise<Outcome<unknown>> {
  const { commands, runner } = parts;
  const because = { reason: 'left' } as const;
  try {
    return await commands.execute(new LeaveLine(context, { visitId, because }));
  } catch (error) {
    if (!(error instanceof Rejected) || error.code !== 'VISITOR_NOT_WAITING') throw error;
    const visit = await runner.stateOf(stream(Visit, visitId));
    // The call was lost meanwhile, and the visitor waits again.
    if (visit.stage !== 'inCall') return giveUpVisit(parts, context, visitId);
    const step = stepOf(context, 'the call');
    const leave = { callId: visit.callId, joinerId: visitId, because };
    return commands.execute(new LeaveCall(step, leave));
  }
}
