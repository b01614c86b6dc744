import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from './desk.js';
import type { Line } from './line.js';
import type { PortalAdmission } from './portal-admission.js';
import { queueCallEnded, type QueueCallEnd } from './queue-call.js';
import type { Visit } from './visit.js';
import { waitsAgainSince } from './waits-again-since.js';

interface States {
  readonly desk: Desk;
  readonly visit: Visit;
  /** The line that the visitor was taken from. */
  readonly line: Line;
  readonly admission: PortalAdmission;
}

interface Events {
  readonly desk: readonly DeskEvent[];
  readonly visit: readonly VisitEvent[];
  readonly line?: readonly LineEvent[];
}

/**
 * An agent is lost in mid-call: the visitor waits again, before all others, since it was the turn of this one already. At a portal
 * that has closed meanwhile no one would answer; there the visit is over.
 */
export function agentLost(states: States, ended: QueueCallEnd, nextCallId: string): Events {
  const { callId, origin, startedAt, endedAt } = ended;
  const { visit, line, admission } = states;
  const isInCall = visit.stage === 'inCall' && visit.callId === callId;
  if (!isInCall || !admission.known || !admission.open)
    return queueCallEnded(states, { ...ended, reason: 'connection-lost' });
  const { id: visitId, portalId, agentId } = origin;
  const at = endedAt.toISOString();
  const before = line.taken.find((one) => one.visitId === visitId);
  const { joinedAt, waitingSince } = before ?? { joinedAt: at, waitingSince: startedAt };
  return {
    // Who is not there has nothing to wrap up.
    desk: [{ type: 'AgentFreed', data: { memberId: agentId, callId, at } }],
    visit: [{ type: 'VisitReturnedToLine', data: { visitId, portalId, callId: nextCallId } }],
    line: [
      {
        type: 'VisitorPlacedInLine',
        data: {
          portalId,
          visitId,
          joinedAt: frontOf(line, joinedAt),
          waitingSince: waitsAgainSince(waitingSince, startedAt, endedAt),
          because: 'agent-lost',
          fromPortalId: portalId,
          agentId,
          at,
        },
      },
    ],
  };
}

/** The place that the visitor had, where no one stands before it; else the one before the first. */
function frontOf({ visitors: [first] }: Line, joinedAt: string): string {
  if (!first || joinedAt < first.joinedAt) return joinedAt;
  return new Date(Date.parse(first.joinedAt) - 1).toISOString();
}
