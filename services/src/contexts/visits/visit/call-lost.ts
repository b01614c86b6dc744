import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import type { Line } from '../line/state.js';
import type { PortalAdmission } from './portal-admission.js';
import { freedAfter, queueCallEnded, type QueueCallEnd } from './queue-call.js';
import type { Visit } from './state.js';
import { waitsAgainSince } from '../line/waits-again-since.js';

interface States {
  readonly desk: Desk;
  readonly visit: Visit;
  /** The line that the visitor was taken from. */
  readonly line: Line;
  readonly admission: PortalAdmission;
}

interface Lost extends QueueCallEnd {
  /** The agent or the visitor: the one whose connection stayed away first. */
  readonly lost: string;
  /** True if the lost participant had come into the call. */
  readonly lostHadCome: boolean;
}

interface Events {
  readonly desk: readonly DeskEvent[];
  readonly visit: readonly VisitEvent[];
  readonly line?: readonly LineEvent[];
}

/**
 * Puts the visitor of a lost call first in line, since it was the visitor's turn already. The visit
 * ends if the portal has closed meanwhile, since no agent would answer. The visit also ends if the
 * visitor was lost before and did not come into the next call. Otherwise a page that cannot come
 * would keep the first place, and ring each agent in turn, permanently.
 */
export function callLost(states: States, ended: Lost, nextCallId: string): Events {
  const { callId, origin, startedAt, endedAt, lost } = ended;
  const { desk, visit, line, admission } = states;
  const { id: visitId, portalId, agentId } = origin;
  const isInCall = visit.stage === 'inCall' && visit.callId === callId;
  const before = line.taken.find((one) => one.visitId === visitId);
  const isAgent = lost === agentId;
  const mayReturn = isAgent || ended.lostHadCome || before?.lostBefore !== true;
  if (!isInCall || !admission.known || !admission.open || !mayReturn)
    return queueCallEnded(states, { ...ended, reason: 'connection-lost' });
  const at = endedAt.toISOString();
  const { joinedAt, waitingSince } = before ?? { joinedAt: at, waitingSince: startedAt };
  const placed: LineEvent = {
    type: 'VisitorPlacedInLine',
    data: {
      portalId,
      visitId,
      joinedAt: frontOf(line, joinedAt),
      waitingSince: waitsAgainSince(waitingSince, startedAt, endedAt),
      because: isAgent ? 'agent-lost' : 'visitor-lost',
      fromPortalId: portalId,
      // An agent who was lost is not the first to be asked; one who was there knows this visitor
      // best.
      agentId: isAgent ? agentId : null,
      at,
    },
  };
  // Agents are not rung for a visitor who is known to be away.
  const away: LineEvent = {
    type: 'VisitorWentAway',
    data: { portalId, visitId, awaySince: at },
  };
  return {
    // An agent who is not there has nothing to wrap up.
    desk: isAgent
      ? [{ type: 'AgentFreed', data: { memberId: agentId, callId, at } }]
      : freedAfter({ desk, admission }, { agentId, callId, portalId }, endedAt),
    visit: [{ type: 'VisitReturnedToLine', data: { visitId, portalId, callId: nextCallId } }],
    line: isAgent ? [placed] : [placed, away],
  };
}

/** The place that the visitor had, where no one stands before it; else the one before the first. */
function frontOf({ visitors: [first] }: Line, joinedAt: string): string {
  if (!first || joinedAt < first.joinedAt) return joinedAt;
  return new Date(Date.parse(first.joinedAt) - 1).toISOString();
}
