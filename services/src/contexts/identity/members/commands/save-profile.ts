import { stream } from '../../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../../platform/eventing/index.js';
import type { ProfileText } from '../domain/account.js';
import { createProfile, updateProfile } from '../domain/profiles.js';
import { Member } from './aggregates.js';
import { authorOf } from './author-of.js';

export interface ProfileToSave {
  readonly memberId: string;
  readonly profileId: string;
  readonly text: ProfileText;
  /** Whether it is to be there already, or is to be added. */
  readonly exists: boolean;
}

/** Add an additional profile to a member, or change one. */
export const SaveProfile = defineCommand({
  name: 'SaveProfile',
  prepare: (_profile: ProfileToSave, { context }) => authorOf(context.actor),
  stream: ({ memberId }) => stream(Member, memberId),
  decide: (member, { profileId, text, exists }, { prepared: author }) => {
    const save = exists ? updateProfile : createProfile;
    return save(member, { profileId, text, author });
  },
});
