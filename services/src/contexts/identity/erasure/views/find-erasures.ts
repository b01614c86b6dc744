import type { ReadStore } from '@foyer/projections';
import type { ErasureDocument } from '@foyer/projections/identity';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

/** Finds the record of a forgotten person. @throws Rejected PERSON_NOT_FOUND */
export async function erasureOf(store: ReadStore, personId: string): Promise<ErasureDocument> {
  const found = await store.collection<ErasureDocument>('erasures').findOne({ _id: personId });
  if (!found) throw new Rejected('PERSON_NOT_FOUND');
  return found;
}

/** Finds the people who must be forgotten and are not erased yet. */
export const FindUnfinishedErasures = defineQuery({
  name: 'FindUnfinishedErasures',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (_: undefined, { needs: { store } }) => {
    const erasures = store.collection<ErasureDocument>('erasures');
    return (await erasures.find({ erasedAt: null })).map(({ _id }) => _id);
  },
});
