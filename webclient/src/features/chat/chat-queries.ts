import type { Client } from '@foyer/contracts/client';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { sessionRoutes } from '@foyer/contracts/sessions';
import { queryOptions } from '@tanstack/react-query';

/** The queries next to a chat. */
export const chatQueries = {
  /** The sessions that a message can be sent on to. */
  receivers: (api: Pick<Client, 'call'>) =>
    queryOptions({
      queryKey: ['chat', 'receivers'] as const,
      queryFn: async ({ signal }) => {
        const query = { page: 1, limit: LIST_LIMIT_MAX };
        return (await api.call(sessionRoutes.listSessions, { query, signal })).docs;
      },
    }),
};
