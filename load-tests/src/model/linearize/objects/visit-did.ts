import type { ClientStatus, VisitEndReason } from '@foyer/contracts/visits';

/** Why an agent did not get a visitor who waits. */
export type StillWaiting =
  | 'AGENT_BUSY'
  | 'AGENT_NOT_AVAILABLE'
  | 'OFFER_OVER'
  | 'VISITOR_OFFERED_ELSEWHERE'
  | 'VISITOR_AWAY'
  | 'VISITOR_NOT_NEXT';

/** An action on a visit, with its outcome. */
export type VisitDid =
  | { readonly kind: 'open' | 'start' | 'ring' | 'leave' | 'timeOut' }
  | { readonly kind: 'take'; readonly by: string; readonly offerId: string | null }
  /** An offer was turned down, or found over. */
  | { readonly kind: 'offerOver'; readonly offerId: string }
  /** By the agent, or by the visitor if none is named. */
  | { readonly kind: 'hangUp'; readonly by: string | null }
  /** Facts from an error. */
  | { readonly kind: 'isUnknown' | 'isOver' | 'isNotInLine' | 'hasNoCall' }
  | { readonly kind: 'isWaiting'; readonly because: StillWaiting; readonly offerId: string | null }
  | { readonly kind: 'isTakenBy' | 'isOverFor' | 'isNotOf'; readonly agentId: string }
  | {
      readonly kind: 'shows';
      readonly status: ClientStatus;
      readonly agentId: string | null;
      readonly ringing: boolean;
      readonly endReason: VisitEndReason | null;
    }
  | { readonly kind: 'record'; readonly agentId: string; readonly state: 'inCall' | 'ended' };
