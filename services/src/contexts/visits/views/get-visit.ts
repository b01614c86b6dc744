import { defineQuery, Rejected } from '#platform/cqrs';
import { VisitViews } from './visit-views.js';

/** One visit as its visitor sees it. Refused with VISIT_NOT_FOUND where there is none. */
export const GetVisit = defineQuery({
  name: 'GetVisit',
  needs: { views: VisitViews },
  answer: async (visitId: string, { needs }) => {
    const view = await needs.views.of(visitId);
    if (!view) throw new Rejected('VISIT_NOT_FOUND');
    return view;
  },
});
