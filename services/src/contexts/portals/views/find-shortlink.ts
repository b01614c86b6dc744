import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { formerPortal, presentPortal } from './portal-of-link.js';

const needs = { store: need<ReadStore>(READ_STORE) };

/** The id of the portal that has a short link now; null for none. */
export const FindShortlink = defineQuery({
  name: 'FindShortlink',
  needs,
  answer: async (shortlink: string, { needs: { store } }): Promise<string | null> =>
    (await presentPortal(store, shortlink))?._id ?? null,
});

/** The id of the portal that had a short link before; null for none. */
export const FindFormerShortlink = defineQuery({
  name: 'FindFormerShortlink',
  needs,
  answer: async (shortlink: string, { needs: { store } }): Promise<string | null> =>
    (await formerPortal(store, shortlink))?._id ?? null,
});
