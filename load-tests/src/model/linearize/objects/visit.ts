import type { ClientStatus, VisitEndReason } from '@foyer/contracts/visits';
import type { Specification } from '../check/history.js';
import { ended, noOffer, rang, type Ringing } from './ringing.js';
import type { StillWaiting, VisitDid } from './visit-did.js';

/** One visit, as far as it is the same for all who do something to it. */
export interface Visit {
  readonly status: 'none' | Exclude<ClientStatus, 'IN_ERROR'>;
  /** The agent who took the visitor. */
  readonly agentId: string | null;
  readonly endReason: VisitEndReason | null;
  readonly ringing: Ringing;
}

const unopened: Visit = { status: 'none', agentId: null, endReason: null, ringing: noOffer };

const CHANGES: ReadonlySet<VisitDid['kind']> = new Set([
  'open',
  'start',
  'ring',
  'leave',
  'timeOut',
  'take',
  'offerOver',
  'hangUp',
] as const);

/**
 * The behaviour of a visit when everything happens to it one after the other. The server itself
 * chooses where the visit rings.
 */
export const visitSpecification: Specification<Visit, VisitDid> = {
  initial: unopened,
  step,
  onlyLooks: ({ kind }) => !CHANGES.has(kind),
  keyOf: ({ status, agentId, endReason, ringing }) =>
    [status, agentId, endReason, ringing.offerId, ...ringing.over].join(),
};

function step(visit: Visit, did: VisitDid): Visit | undefined {
  const { status, agentId, endReason, ringing } = visit;
  switch (did.kind) {
    case 'open':
      if (status === 'none') return { ...visit, status: 'IN_PERMISSION' };
      return status === 'IN_END' ? undefined : visit;
    case 'start':
      if (status === 'IN_PERMISSION') return { ...visit, status: 'IN_START' };
      return goesOn(visit) ? visit : undefined;
    case 'ring':
      if (isArriving(visit)) return { ...visit, status: 'IN_WAITING' };
      return goesOn(visit) ? visit : undefined;
    case 'leave':
      if (isArriving(visit) || status === 'IN_WAITING') return over(visit, 'left');
      // An agent was faster, and the visitor leaves the call.
      if (status === 'IN_CALL') return over(visit, 'served');
      return status === 'IN_END' ? visit : undefined;
    case 'timeOut':
      if (isArriving(visit) || status === 'IN_WAITING') return over(visit, 'absent');
      return status === 'IN_CALL' ? over(visit, 'call-lost') : visit;
    case 'take':
      return take(visit, did.by, did.offerId);
    case 'offerOver':
      return { ...visit, ringing: ended(ringing, did.offerId) };
    case 'hangUp':
      if (agentId === null || (did.by !== null && did.by !== agentId)) return undefined;
      return status === 'IN_CALL' ? over(visit, 'served') : visit;
    case 'isUnknown':
      return status === 'none' ? visit : undefined;
    case 'isOver':
      return status === 'IN_END' ? visit : undefined;
    case 'isNotInLine':
      return status !== 'IN_WAITING' && agentId === null ? visit : undefined;
    case 'hasNoCall':
      return agentId === null ? visit : undefined;
    case 'isWaiting':
      return status === 'IN_WAITING' ? notifiedWhy(visit, did.because, did.offerId) : undefined;
    case 'isTakenBy':
      return agentId === did.agentId ? visit : undefined;
    case 'isOverFor':
      return agentId === did.agentId && status === 'IN_END' ? visit : undefined;
    case 'isNotOf':
      return agentId === did.agentId ? undefined : visit;
    case 'record':
      if (agentId !== did.agentId) return undefined;
      return (status === 'IN_END') === (did.state === 'ended') ? visit : undefined;
    case 'shows': {
      if (did.status !== status || did.agentId !== agentId) return undefined;
      if (did.endReason !== endReason) return undefined;
      if (did.ringing) return status === 'IN_WAITING' ? visit : undefined;
      return { ...visit, ringing: ended(ringing) };
    }
  }
}

const isArriving = ({ status }: Visit): boolean =>
  status === 'IN_PERMISSION' || status === 'IN_START';

const goesOn = ({ status }: Visit): boolean => status !== 'none' && status !== 'IN_END';

function over(visit: Visit, endReason: VisitEndReason): Visit {
  return { ...visit, status: 'IN_END', endReason, ringing: ended(visit.ringing) };
}

/** Gives the same answer again to the agent who has the visitor already. */
function take(visit: Visit, by: string, offerId: string | null): Visit | undefined {
  const { status, agentId } = visit;
  if (status === 'IN_CALL') return agentId === by ? visit : undefined;
  if (status !== 'IN_WAITING') return undefined;
  const ringing = rang(visit.ringing, offerId);
  return ringing && { ...visit, status: 'IN_CALL', agentId: by, ringing: ended(ringing) };
}

function notifiedWhy(visit: Visit, because: StillWaiting, offerId: string | null): Visit {
  switch (because) {
    case 'OFFER_OVER':
      return offerId === null ? visit : { ...visit, ringing: ended(visit.ringing, offerId) };
    case 'VISITOR_AWAY':
    case 'VISITOR_NOT_NEXT':
      return { ...visit, ringing: ended(visit.ringing) };
    case 'AGENT_BUSY':
    case 'AGENT_NOT_AVAILABLE':
    case 'VISITOR_OFFERED_ELSEWHERE':
      return visit;
  }
}
