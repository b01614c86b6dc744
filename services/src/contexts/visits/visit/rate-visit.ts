import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { RatingType } from '@foyer/contracts/portals';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { PortalAdmission } from './portal-admission.js';
import type { Visit } from './state.js';

export interface RateVisit {
  readonly visitId: string;
  /** 0 to 5; null where only words are given. */
  readonly rating: number | null;
  /** As the visitor was asked; undefined for as the portal asks now. */
  readonly ratingType?: RatingType | undefined;
  readonly comment: string;
}

interface Events {
  readonly visit: readonly VisitEvent[];
}

/**
 * A visitor says how it was: the first rating counts, and words may be added to it once. The answer
 * is kept with the question that it answers.
 */
export function rateVisit(
  { visit, admission }: { readonly visit: Visit; readonly admission: PortalAdmission },
  { visitId, rating, ratingType: shown, comment }: RateVisit,
): Decision<Events> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage !== 'ended') return rejected('VISIT_NOT_OVER');
  const { rated } = visit;
  if (rated && (rated.hasWords || comment === '')) return accepted({ visit: [] });
  const ratingType = rated?.ratingType ?? shown ?? admission.ratingType;
  const data = { visitId, ratingType, rating: rated ? rated.rating : rating, comment };
  return accepted({ visit: [{ type: 'VisitRated', data }] });
}
