import { rejected } from '@foyer/contracts/decision';

import { stream, type CommandRunner } from '#platform/cqrs';
import type { WayOn } from '#contexts/calls';
import type { Desk as DeskState } from '../desk/state.js';
import { leaveLine } from './leave-line.js';
import type { Line as LineState } from './state.js';
import type { Visit as VisitState } from '../visit/state.js';
import { placeInLine } from './ringing.service.js';
import { Visit } from '../streams.js';

interface States {
  readonly visit: VisitState;
  readonly line: LineState;
  readonly desk: DeskState | undefined;
}

/**
 * Finds a visitor whose call ended by a transfer or a loss: in a line, or in the call with the next
 * agent.
 */
export async function wayOn(
  { id: visitId }: { readonly id: string },
  joinerId: string,
  stateOf: CommandRunner['stateOf'],
): Promise<WayOn | undefined> {
  if (joinerId !== visitId) return undefined;
  const visit = await stateOf(stream(Visit, visitId));
  if (visit.stage === 'inCall') return { callId: visit.callId };
  if (visit.stage !== 'waiting') return undefined;
  const { portalId, line, desk } = await placeInLine(stateOf, visitId);
  return {
    correlationId: visitId,
    streams: { visit: stream(Visit, visitId), line, desk },
    decide: (found, tools) => {
      const states = found as unknown as States;
      // Taken by the next agent since it was looked up.
      if (states.visit.stage === 'inCall') return rejected('CONFLICT');
      const because = { reason: 'left' } as const;
      const decision = leaveLine(states, { visitId, portalId, because }, tools);
      return decision.type === 'rejected'
        ? decision
        : { ...decision, events: { ...decision.events } };
    },
  };
}
