import type { ProfileDocument, ReadStore } from '@foyer/projections';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

interface ProfileQuestion {
  readonly profileId: string;
  readonly askedBy: string;
}

/**
 * Finds the owner of an additional profile; rejects with PROFILE_NOT_FOUND. Clients create the ids,
 * so two members may have the same one: then the asking member's profile counts.
 */
export const OwnerOfProfile = defineQuery({
  name: 'OwnerOfProfile',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async ({ profileId, askedBy }: ProfileQuestion, { needs: { store } }) => {
    const found = await store.collection<ProfileDocument>('profiles').find({ profileId });
    const owners = found.map(({ memberId }) => memberId);
    const [only, another] = owners;
    if (owners.includes(askedBy)) return askedBy;
    if (only === undefined || another !== undefined) throw new Rejected('PROFILE_NOT_FOUND');
    return only;
  },
});
