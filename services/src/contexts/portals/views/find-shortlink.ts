import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { portalOfLink } from './portal-of-link.js';

interface Asked {
  readonly shortlink: string;
  /** Undefined to find a portal that had it before as well. */
  readonly only?: 'present';
}

/** The id of the portal to which a short link leads; null for none. */
export const FindShortlink = defineQuery({
  name: 'FindShortlink',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ shortlink, only }: Asked, { needs: { store } }): Promise<string | null> =>
    (await portalOfLink(store, shortlink, only))?._id ?? null,
});
