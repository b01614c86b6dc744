import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { portalOfLink } from './portal-of-link.js';

/** The sites that may show a portal in a frame; none for a portal that there is not. */
export const GetEmbeddingOrigins = defineQuery({
  name: 'GetEmbeddingOrigins',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (idOrShortlink: string, { needs: { store } }): Promise<readonly string[]> => {
    return (await portalOfLink(store, idOrShortlink))?.embedding.origins ?? [];
  },
});
