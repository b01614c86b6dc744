import { portalRoutes, portalSettingRoutes } from '@foyer/contracts/portals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries of members about portals. */
export const portalQueries = {
  /** Those that the member answers. */
  own: () =>
    queryOptions({
      queryKey: ['portals', 'own'] as const,
      queryFn: async ({ signal }) => (await api.call(portalRoutes.listOwnPortals, { signal })).docs,
    }),
  all: () =>
    queryOptions({
      queryKey: ['portals', 'all'] as const,
      queryFn: async ({ signal }) => {
        const query = { page: 1, limit: LIST_LIMIT_MAX };
        return (await api.call(portalSettingRoutes.getAllPortals, { query, signal })).docs;
      },
    }),
};
