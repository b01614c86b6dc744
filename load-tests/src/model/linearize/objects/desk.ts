import type { Availability, CallStatus } from '@foyer/contracts/identity';
import type { Engagement } from '@foyer/contracts/visits';
import type { Specification } from '../check/history.js';
import { ended, noOffer, rang, type Ringing } from './ringing.js';

/** One agent's desk, as far as it is the same for all who do something to it. */
export interface Desk {
  readonly availability: Availability;
  readonly callStatus: CallStatus;
  /** The visitor of the agent. */
  readonly visitId: string | null;
  readonly ringing: Ringing;
  /** True if an offer may exist that is not over yet. */
  readonly mayRing: boolean;
  /**
   * True if an answer has shown the agent as present: the server notices a moment after the page
   * came.
   */
  readonly seenOpen: boolean;
}

/** An action at a desk, with its outcome. */
export type DeskDid =
  | { readonly kind: 'availability'; readonly to: Availability }
  | { readonly kind: 'callStatus'; readonly to: CallStatus }
  | { readonly kind: 'take'; readonly visitId: string; readonly offerId: string | null }
  | { readonly kind: 'offerOver'; readonly offerId: string }
  /**
   * The call with a visitor is over, if it was at this desk; `timeOut` where the server ended it.
   */
  | { readonly kind: 'free' | 'timeOut'; readonly visitId: string }
  /**
   * Facts from an error: the agent is with another visitor, or is not, and takes visitors or does
   * not.
   */
  | { readonly kind: 'isBusy'; readonly visitId: string }
  | { readonly kind: 'couldTake' | 'isNotAvailable' }
  | {
      readonly kind: 'shows';
      readonly availability?: Availability;
      readonly callStatus?: CallStatus;
      readonly engagement?: Engagement;
    };

/** No visitor rings at a desk where visitors are picked by hand. */
export const quietDesk: Desk = {
  availability: 'manual',
  callStatus: 'available',
  visitId: null,
  ringing: noOffer,
  mayRing: false,
  seenOpen: false,
};

const LOOKS: ReadonlySet<DeskDid['kind']> = new Set([
  'isBusy',
  'couldTake',
  'isNotAvailable',
  'shows',
] as const);

/**
 * The behaviour of a desk when everything happens to it one after the other. The server itself
 * chooses when the desk rings.
 */
export const deskSpecification: Specification<Desk, DeskDid> = {
  initial: quietDesk,
  step,
  onlyLooks: ({ kind }) => LOOKS.has(kind),
  keyOf: ({ availability, callStatus, visitId, ringing, mayRing, seenOpen }) =>
    [availability, callStatus, visitId, mayRing, seenOpen, ringing.offerId, ...ringing.over].join(),
};

function step(desk: Desk, did: DeskDid): Desk | undefined {
  const { availability, visitId, ringing } = desk;
  switch (did.kind) {
    case 'availability':
      return settled({ ...desk, availability: did.to });
    case 'callStatus':
      return visitId === null ? settled({ ...desk, callStatus: did.to }) : desk;
    case 'take':
      return take(desk, did.visitId, did.offerId);
    case 'offerOver':
      return { ...desk, ringing: ended(ringing, did.offerId) };
    case 'free':
    case 'timeOut':
      if (visitId !== did.visitId) return desk;
      return settled({ ...desk, visitId: null, callStatus: 'available' });
    case 'isBusy':
      if (visitId !== null) return visitId === did.visitId ? undefined : desk;
      return desk.mayRing ? desk : undefined;
    case 'isNotAvailable':
      if (visitId !== null) return undefined;
      return takesVisitors(availability) && desk.seenOpen ? undefined : desk;
    case 'couldTake':
      if (visitId !== null || !takesVisitors(availability)) return undefined;
      return { ...desk, seenOpen: true };
    case 'shows':
      if (did.availability !== undefined && did.availability !== availability) return undefined;
      if (did.callStatus !== undefined && did.callStatus !== desk.callStatus) return undefined;
      return did.engagement ? shows(desk, did.engagement) : desk;
  }
}

const takesVisitors = (availability: Availability): boolean =>
  availability === 'auto' || availability === 'manual';

/**
 * Offers go to agents who want them and are free; an offer continues to ring at an agent who
 * wants to pick by hand from now on.
 */
function settled(desk: Desk): Desk {
  const { availability, callStatus, visitId, mayRing } = desk;
  const isFree = visitId === null && callStatus === 'available';
  if (isFree && availability === 'auto') return { ...desk, mayRing: true };
  if (isFree && availability === 'manual' && mayRing) return desk;
  return { ...desk, mayRing: false, ringing: ended(desk.ringing) };
}

function take(desk: Desk, visitId: string, offerId: string | null): Desk | undefined {
  if (desk.visitId === visitId) return desk;
  if (desk.visitId !== null || !takesVisitors(desk.availability)) return undefined;
  const ringing = rang(desk.ringing, offerId);
  if (!ringing || (offerId !== null && !desk.mayRing)) return undefined;
  return settled({ ...desk, visitId, callStatus: 'busy', ringing, seenOpen: true });
}

function shows(desk: Desk, engagement: Engagement): Desk | undefined {
  switch (engagement.kind) {
    case 'inCall':
      return desk.visitId === engagement.clientId ? desk : undefined;
    // A colleague's ring engages no visitor of the desk's own.
    case 'consulted':
    case 'free':
      return desk.visitId === null ? { ...desk, ringing: ended(desk.ringing) } : undefined;
    case 'offered': {
      const ringing = desk.mayRing ? rang(desk.ringing, engagement.offerId) : undefined;
      return ringing && { ...desk, ringing, seenOpen: true };
    }
  }
}
