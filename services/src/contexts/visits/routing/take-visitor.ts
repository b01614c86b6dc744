import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { nextToPick } from '../line/line-order.js';
import { visitorInLine, type Line, type WaitingVisitor } from '../line/state.js';
import type { Moment } from '../visit/moment.js';
import type { Pickup } from './pickup.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import { queueCallStarted } from '../visit/queue-call.js';
import type { Visit } from '../visit/state.js';

export interface TakeVisitor {
  readonly portalId: string;
  readonly visitId: string;
  readonly agentId: string;
  /** The id of the call that begins by it, as the visit has it. */
  readonly callId: string;
  /** The offer that is accepted; null where the agent picks the visitor from the line. */
  readonly offerId: string | null;
  /** The reason for this visitor if another one has waited longer; null if none has. */
  readonly reason?: string | null;
}

export interface TakeVisitorStates {
  readonly admission: PortalAdmission;
  readonly visit: Visit;
  readonly line: Line;
  readonly desk: Desk;
  readonly pickup: Pickup;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
  readonly pickup: readonly CallEvent[];
}

/** The first call of a visit has its id. */
export interface Taken {
  readonly callId: string;
}

/**
 * Lets an agent take a visitor, by accepting an offer or by picking the next one from the line. If
 * several agents try at once, one wins; the others learn who won. A winner who asks again gets the
 * same answer. A visitor who is not next is taken only with a reason, which is kept.
 */
export function takeVisitor(
  states: TakeVisitorStates,
  command: TakeVisitor,
  { now }: Moment,
): Decision<Events, Taken> {
  const { admission, visit, line, pickup } = states;
  const { portalId, visitId, agentId } = command;
  // Given back meanwhile: the next call is another one.
  if (visit.stage !== 'none' && visit.callId !== command.callId) return rejected('CONFLICT');
  if (!admission.memberIds.includes(agentId)) return rejected('NOT_A_PORTAL_MEMBER');
  // Those who are in that one would be let into this one.
  if (pickup.isOtherCall) return rejected('ID_ALREADY_USED');
  const { callId } = command;
  if (pickup.agentId === agentId) {
    return visit.stage === 'inCall'
      ? accepted({ visit: [], line: [], desk: [], pickup: [] }, { callId })
      : rejected('VISIT_OVER');
  }
  if (pickup.agentId !== null) return rejected('VISITOR_TAKEN', { agentId: pickup.agentId });
  const visitor = visitorInLine(line, visitId);
  if (!visitor) {
    return rejected(visit.stage === 'none' ? 'VISIT_NOT_FOUND' : 'VISITOR_NOT_WAITING');
  }
  const failure = failureByDesk(states.desk, command) ?? errorByLine(line, visitor, command);
  if (failure) return rejected(failure);
  const waitedMs = Math.max(0, now.getTime() - Date.parse(visitor.waitingSince));
  const offerId = visitor.offer?.offerId ?? null;
  return accepted(
    {
      visit: [{ type: 'VisitStatusChanged', data: { visitId, status: 'IN_CALL', note: null } }],
      line: [
        ...outOfTurn(line, visitor, command),
        { type: 'VisitorTaken', data: { portalId, visitId, agentId, offerId, waitedMs } },
      ],
      desk: [{ type: 'AgentEngaged', data: { memberId: agentId, visitId, callId } }],
      pickup: [queueCallStarted({ callId, portalId, visitId, agentId }, now)],
    },
    { callId },
  );
}

function failureByDesk(desk: Desk, { visitId }: TakeVisitor) {
  const { open, availability, engagement } = desk;
  if (desk.otherCallIds.length > 0) return 'AGENT_BUSY';
  if (engagement.kind === 'inCall' || engagement.kind === 'consulted') return 'AGENT_BUSY';
  if (engagement.kind === 'offered' && engagement.visitId !== visitId) return 'AGENT_BUSY';
  const works = open && (availability === 'auto' || availability === 'manual');
  return works ? undefined : 'AGENT_NOT_AVAILABLE';
}

function outOfTurn(
  line: Line,
  visitor: WaitingVisitor,
  { portalId, visitId, agentId, reason = null }: TakeVisitor,
): readonly LineEvent[] {
  if (reason === null || visitor.offer || nextToPick(line) === visitor) return [];
  return [{ type: 'VisitorPickedOutOfTurn', data: { portalId, visitId, agentId, reason } }];
}

function errorByLine(line: Line, visitor: WaitingVisitor, command: TakeVisitor) {
  const { agentId, offerId, reason = null } = command;
  if (offerId !== null && visitor.offer?.offerId !== offerId) return 'OFFER_OVER';
  if (visitor.offer) {
    return visitor.offer.agentId === agentId ? undefined : 'VISITOR_OFFERED_ELSEWHERE';
  }
  if (visitor.awaySince !== null) return 'VISITOR_AWAY';
  return nextToPick(line) === visitor || reason !== null ? undefined : 'VISITOR_NOT_NEXT';
}
