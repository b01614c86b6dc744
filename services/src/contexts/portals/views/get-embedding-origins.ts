import type { ReadStore } from '@foyer/projections';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { byIdOrShortlink } from './by-id-or-shortlink.js';

/** The sites that may show a portal in a frame; none for a portal that there is not. */
export const GetEmbeddingOrigins = defineQuery({
  name: 'GetEmbeddingOrigins',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (idOrShortlink: string, { needs: { store } }): Promise<readonly string[]> => {
    const portals = store.collection<PortalDocument>('portals');
    return (await portals.findOne(byIdOrShortlink(idOrShortlink)))?.embedding.origins ?? [];
  },
});
