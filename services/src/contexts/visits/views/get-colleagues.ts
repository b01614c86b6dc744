import type { ColleaguesView } from '@foyer/contracts/visits';

import { defineQuery, Rejected } from '#platform/cqrs';
import { ViewOrder } from '#platform/realtime';
import { ColleagueViews } from './colleague-views.js';

interface Asked {
  readonly callId: string;
  readonly agentId: string;
}

/**
 * Returns the colleagues whom the agent of a call can consult. @throws Rejected CALL_NOT_FOUND
 * unless it is the agent's own call
 */
export const GetColleagues = defineQuery({
  name: 'GetColleagues',
  needs: { views: ColleagueViews, order: ViewOrder },
  answer: async ({ callId, agentId }: Asked, { needs }): Promise<ColleaguesView> => {
    const view = await needs.views.of(callId, agentId, needs.order.next());
    if (!view) throw new Rejected('CALL_NOT_FOUND');
    return view;
  },
});
