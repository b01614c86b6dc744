import { accountRoutes } from '@foyer/contracts/identity';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries about the account of the member. */
export const accountQueries = {
  /** The places where the member is signed in. */
  signIns: () =>
    queryOptions({
      queryKey: ['account', 'sign-ins'] as const,
      queryFn: async ({ signal }) =>
        (await api.call(accountRoutes.getMySessions, { signal })).sessions,
    }),
  profiles: () =>
    queryOptions({
      queryKey: ['account', 'profiles'] as const,
      queryFn: ({ signal }) => api.call(accountRoutes.getMyProfiles, { signal }),
    }),
};
