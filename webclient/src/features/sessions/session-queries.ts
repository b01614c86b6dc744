import { ApiError } from '@foyer/contracts/client';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { sessionRoutes, type Session } from '@foyer/contracts/sessions';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

const LISTS = {
  own: sessionRoutes.listSessions,
  live: sessionRoutes.listLiveSessions,
  joinable: sessionRoutes.listJoinable,
} as const;

/** The lists of sessions that a member has. */
export type SessionList = keyof typeof LISTS;
export const sessionLists = Object.keys(LISTS) as readonly SessionList[];

async function load(list: SessionList, signal: AbortSignal): Promise<readonly Session[]> {
  const query = { page: 1, limit: LIST_LIMIT_MAX };
  try {
    return (await api.call(LISTS[list], { query, signal })).docs;
  } catch (error) {
    // An empty list of sessions to join is no failure.
    if (list === 'joinable' && error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

const getManaged = (id: string, signal: AbortSignal) =>
  api.call(sessionRoutes.getManagedSession, { params: { id }, signal });

/** The queries about the sessions of the member. */
export const sessionQueries = {
  list: (list: SessionList) =>
    queryOptions({
      queryKey: ['sessions', 'list', list] as const,
      queryFn: ({ signal }) => load(list, signal),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['sessions', 'one', id] as const,
      queryFn: ({ signal }) => getManaged(id, signal),
    }),
  byLink: (name: string) =>
    queryOptions({
      queryKey: ['sessions', 'link', name] as const,
      queryFn: async ({ signal }) => {
        const params = { idOrLink: name };
        const { _id } = await api.call(sessionRoutes.getLinkedSession, { params, signal });
        return getManaged(_id, signal);
      },
    }),
  unread: () =>
    queryOptions({
      queryKey: ['sessions', 'unread'] as const,
      queryFn: ({ signal }) => api.call(sessionRoutes.getUnreadCounts, { signal }),
    }),
};
