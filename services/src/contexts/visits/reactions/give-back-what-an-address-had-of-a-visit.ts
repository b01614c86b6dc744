import { VisitEnded, VisitStatusChanged } from '@foyer/contracts/visits';

import { definePush } from '#platform/cqrs';
import { VisitBudget } from '../visit/visit-budget.service.js';

/** Frees the share of an address when its visitor no longer waits, or the visit is over. */
export const GiveBackWhatAnAddressHadOfAVisit = definePush({
  name: 'give-back-what-an-address-had-of-a-visit',
  on: [VisitStatusChanged, VisitEnded],
  needs: { visitBudget: VisitBudget },
  each: ({ type, data }, { needs: { visitBudget } }) => {
    if (type === 'VisitEnded' || data.status === 'IN_END') visitBudget.ended(data.visitId);
    else visitBudget.waits(data.visitId, data.status === 'IN_WAITING');
  },
});
