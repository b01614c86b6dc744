import { earlierVisitRoutes } from '@foyer/contracts/visits';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries next to a call at the desk. */
export const deskQueries = {
  earlierVisits: (id: string) =>
    queryOptions({
      queryKey: ['desk', 'earlier-visits', id] as const,
      queryFn: ({ signal }) =>
        api.call(earlierVisitRoutes.getEarlierVisits, { params: { id }, signal }),
    }),
};
