import { boardRoutes } from '@foyer/contracts/board';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries about the drawings of a call that is over. */
export const keptQueries = {
  drawn: (callId: string) =>
    queryOptions({
      queryKey: ['board', 'drawn', callId] as const,
      queryFn: async ({ signal }) => {
        const sent = { params: { id: callId }, signal };
        return (await api.call(boardRoutes.listDrawn, sent)).drawn;
      },
    }),
};
