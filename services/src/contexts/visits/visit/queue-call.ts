import type { CallEndReason, CallEvent, CallOrigin } from '@foyer/contracts/calls';
import type { DeskEvent, VisitEndReason, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import type { PortalAdmission } from './portal-admission.js';

type QueueOrigin = Extract<CallOrigin, { kind: 'queue' }>;

export interface QueueCall {
  readonly callId: string;
  readonly portalId: string;
  readonly visitId: string;
  readonly agentId: string;
}

/** The call of an agent with the visitor whom the agent took: the agent leads it. */
export function queueCallStarted(
  { callId, portalId, visitId, agentId }: QueueCall,
  now: Date,
): CallEvent {
  return {
    type: 'CallStarted',
    data: {
      callId,
      origin: { kind: 'queue', id: visitId, portalId, agentId },
      participants: [
        { joinerId: agentId, joinerType: 'User', role: 'moderator' },
        { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
      ],
      startedAt: now.toISOString(),
    },
  };
}

interface Departure {
  readonly origin: QueueOrigin;
  readonly joinerId: string;
  readonly how:
    | 'ended'
    | 'left'
    | 'removed'
    | 'administrator-ended'
    | 'connection-lost'
    | 'signed-out'
    | 'called-off';
}

/**
 * Ends a call from a queue when its visitor or its agent leaves in any way; other participants can
 * join and leave.
 */
export function queueCallEndsWhen({ origin, joinerId, how }: Departure): CallEndReason | undefined {
  const isAgent = joinerId === origin.agentId;
  if (!isAgent && joinerId !== origin.id) return undefined;
  if (how === 'connection-lost' || how === 'administrator-ended' || how === 'signed-out')
    return how;
  if (!isAgent) return how === 'removed' ? 'visitor-removed' : 'visitor-left';
  return how === 'ended' ? 'agent-ended' : 'agent-left';
}

interface States {
  readonly desk: Desk;
  readonly admission: PortalAdmission;
}

/** The end of a call from a queue. */
export interface QueueCallEnd {
  readonly origin: QueueOrigin;
  readonly callId: string;
  readonly reason: CallEndReason;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: Date;
}

/** Frees the agent after a call, perhaps after a wrap-up time, and ends the visit. */
export function queueCallEnded(
  { desk, admission }: States,
  { origin: { id: visitId, agentId, portalId }, callId, reason, endedAt }: QueueCallEnd,
): { readonly desk: readonly DeskEvent[]; readonly visit: readonly VisitEvent[] } {
  return {
    desk: freedAfter({ desk, admission }, { agentId, callId, portalId }, endedAt),
    visit: [{ type: 'VisitEnded', data: { visitId, reason: visitEndOf(reason) } }],
  };
}

/** Not every visitor whose call is over was served. */
function visitEndOf(reason: CallEndReason): VisitEndReason {
  if (reason === 'connection-lost') return 'call-lost';
  if (reason === 'visitor-removed') return 'removed';
  return reason === 'administrator-ended' ? reason : 'served';
}

/** An agent is free after a call, perhaps after a time for what is left to do. */
export function freedAfter(
  { desk, admission }: States,
  { agentId: memberId, callId, portalId }: Omit<QueueCall, 'visitId'>,
  now: Date,
): readonly DeskEvent[] {
  const at = now.toISOString();
  const freed: DeskEvent = { type: 'AgentFreed', data: { memberId, callId, at } };
  const { wrapUpSeconds } = admission;
  // An absent agent has no work to wrap up.
  if (wrapUpSeconds === 0 || !desk.open) return [freed];
  const endsAt = new Date(now.getTime() + wrapUpSeconds * 1000).toISOString();
  return [freed, { type: 'AgentWrapUpStarted', data: { memberId, callId, portalId, at, endsAt } }];
}
