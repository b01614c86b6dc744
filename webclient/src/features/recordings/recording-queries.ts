import { recordingRoutes } from '@foyer/contracts/recordings';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import { queryOptions } from '@tanstack/react-query';

import { api } from '#app/api.js';

/** Opens the way to a recording, for a quarter of an hour. */
export const openMedia = (id: string, signal?: AbortSignal) =>
  api.call(recordingRoutes.openRecordingMedia, { params: { id }, ...(signal && { signal }) });

/** The queries about recordings. */
export const recordingQueries = {
  own: () =>
    queryOptions({
      queryKey: ['recordings', 'own'] as const,
      queryFn: ({ signal }) => {
        const query = { page: 1, limit: LIST_LIMIT_MAX };
        return api.call(recordingRoutes.listRecordings, { query, signal });
      },
    }),
  media: (id: string) =>
    queryOptions({
      queryKey: ['recordings', 'media', id] as const,
      queryFn: ({ signal }) => openMedia(id, signal),
    }),
};
