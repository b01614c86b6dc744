import { VisitEnded, VisitStatusChanged } from '@foyer/contracts/visits';

import { defineReaction } from '#platform/cqrs';
import { VisitQuotas } from '../visit/visit-quotas.service.js';

/** Frees the share of an address when its visitor no longer waits, or the visit is over. */
export const GiveBackWhatAnAddressHadOfAVisit = defineReaction({
  name: 'give-back-what-an-address-had-of-a-visit',
  on: [VisitStatusChanged, VisitEnded],
  needs: { quotas: VisitQuotas },
  notifiesSockets: true,
  each: ({ type, data }, { needs: { quotas } }) => {
    if (type === 'VisitEnded' || data.status === 'IN_END') quotas.ended(data.visitId);
    else quotas.waits(data.visitId, data.status === 'IN_WAITING');
  },
});
