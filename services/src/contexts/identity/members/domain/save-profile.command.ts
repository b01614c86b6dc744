import { defineCommand, refuseToReplace, type SeenChange, stateSeen, stream } from '#platform/cqrs';
import type { ProfileText } from './account.js';
import { createProfile, shownProfile, updateProfile } from './profiles.js';
import { Member } from '../streams.js';
import { authorOf } from './author-of.service.js';

export interface ProfileToSave {
  readonly memberId: string;
  readonly profileId: string;
  readonly text: ProfileText;
  /** True if the profile must exist; false if it is added. */
  readonly exists: boolean;
  /** The state that the form of this change was based on. */
  readonly seen?: SeenChange;
}

/** Add an additional profile to a member, or change one. */
export const SaveProfile = defineCommand({
  name: 'SaveProfile',
  prepare: async ({ memberId, seen }: ProfileToSave, { context, stateOf }) => ({
    author: authorOf(context.actor),
    shownThen: await stateSeen(stateOf, stream(Member, memberId), seen),
  }),
  stream: ({ memberId }) => stream(Member, memberId),
  decide: (member, { profileId, text, exists, seen }, { prepared: { author, shownThen } }) => {
    refuseToReplace(shownProfile(profileId), { seen: shownThen, now: member }, seen);
    const save = exists ? updateProfile : createProfile;
    return save(member, { profileId, text, author });
  },
});
