import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { smartMeetRoutes } from '@foyer/contracts/smart-meet';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** The queries about transcripts and what is made of them. */
export const smartMeetQueries = {
  details: (callDetailId: string) =>
    queryOptions({
      queryKey: ['smart-meet', 'details', callDetailId] as const,
      queryFn: async ({ signal }) => {
        const asked = { body: { callDetailId }, signal };
        return (await api.call(smartMeetRoutes.smartMeetDetails, asked)).smartMeet;
      },
    }),
  transcripts: (callDetailId?: string) =>
    queryOptions({
      queryKey: ['smart-meet', 'transcripts', callDetailId ?? null] as const,
      queryFn: ({ signal }) => {
        const query = { page: 1, limit: LIST_LIMIT_MAX, ...(callDetailId && { callDetailId }) };
        return api.call(smartMeetRoutes.listTranscripts, { query, signal });
      },
    }),
};
