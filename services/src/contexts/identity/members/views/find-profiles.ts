import type { ProfileDocument, ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

/** The additional profiles of a member, in the order in which their ids were minted. */
export const FindProfiles = defineQuery({
  name: 'FindProfiles',
  needs: { store: need<ReadStore>(READ_STORE) },
  answer: async (memberId: string, { needs: { store } }) => {
    const profiles = store.collection<ProfileDocument>('profiles');
    const found = await profiles.find({ memberId }, { sort: { profileId: 1 } });
    return found.map(({ profileId, ...profile }) => ({ ...profile, _id: profileId }));
  },
});
