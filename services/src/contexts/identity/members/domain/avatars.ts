import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import { mayChange, type Author } from './author.js';
import type { MemberState } from './member.js';

/** A picture that the file store has taken in. */
export interface Picture {
  readonly fileId: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * The owner of the picture: a member, or one of the member's additional profiles if its id is
 * given.
 */
export interface ChangeAvatar {
  readonly profileId: string | null;
  readonly picture: Picture;
  readonly author: Author;
}

/**
 * Gives a member, or a profile, another picture; `replaced` is the file that nothing names any
 * more.
 */
export function changeAvatar(
  state: MemberState,
  { profileId, picture, author }: ChangeAvatar,
): Decision<readonly MemberEvent[], string | null> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (!mayChange(author, state)) return rejected('FORBIDDEN');
  const { id: memberId, account } = state;
  if (profileId === null) {
    const event: MemberEvent = { type: 'MemberAvatarChanged', data: { memberId, ...picture } };
    return accepted([event], account.avatarFileId);
  }
  const profile = account.profiles.get(profileId);
  if (!profile) return rejected('PROFILE_NOT_FOUND');
  const event: MemberEvent = {
    type: 'MemberProfileAvatarChanged',
    data: { memberId, profileId, ...picture },
  };
  return accepted([event], profile.avatarFileId);
}
