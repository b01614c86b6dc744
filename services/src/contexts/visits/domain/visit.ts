import type { VisitEvent } from '@foyer/contracts/visits';

/** One visitor's way through a portal. */
export type Visit =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'arriving' | 'waiting' | 'inCall';
      readonly portalId: string;
      readonly status: 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING' | 'IN_CALL' | 'IN_ERROR';
    }
  | { readonly stage: 'ended'; readonly portalId: string; readonly rated: Rated | null };

/** How a visit was rated; words may come after the rating, once. */
export interface Rated {
  readonly rating: number | null;
  readonly hasWords: boolean;
}

export const noVisit: Visit = { stage: 'none' };

export function evolveVisit(visit: Visit, event: VisitEvent): Visit {
  switch (event.type) {
    case 'VisitOpened':
      return { stage: 'arriving', portalId: event.data.portalId, status: 'IN_PERMISSION' };
    case 'VisitStatusChanged':
      return withStatus(visit, event.data.status);
    case 'VisitEnded':
      return visit.stage === 'none'
        ? visit
        : { stage: 'ended', portalId: visit.portalId, rated: null };
    case 'VisitRated':
      return visit.stage === 'ended' ? { ...visit, rated: ratedBy(event.data) } : visit;
    case 'VisitOriginNoted':
    case 'VisitFaultNoted':
    case 'PersonForgotten':
    case 'PersonErased':
      return visit;
  }
}

type Rating = Extract<VisitEvent, { type: 'VisitRated' }>['data'];

/** Words that can no longer be read were words. */
const ratedBy = ({ rating, comment }: Rating): Rated => ({ rating, hasWords: comment !== '' });

type StatusChanged = Extract<VisitEvent, { type: 'VisitStatusChanged' }>;

function withStatus(visit: Visit, status: StatusChanged['data']['status']): Visit {
  if (visit.stage === 'none' || visit.stage === 'ended') return visit;
  const { portalId } = visit;
  switch (status) {
    case 'IN_PERMISSION':
    case 'IN_START':
      return { stage: 'arriving', portalId, status };
    case 'IN_WAITING':
      return { stage: 'waiting', portalId, status };
    case 'IN_CALL':
      return { stage: 'inCall', portalId, status };
    case 'IN_ERROR':
      // A page that fails does not end the call: the visitor may begin anew and come back to it.
      return { stage: visit.stage === 'inCall' ? 'inCall' : 'arriving', portalId, status };
    case 'IN_END':
      return { stage: 'ended', portalId, rated: null };
  }
}
