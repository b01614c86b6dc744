import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';
import { isSameValue } from '@foyer/contracts/schema';

import type { ProfileText } from './account.js';
import { mayChange, type Author } from './author.js';
import type { KnownMember, MemberState } from './member.js';

/** More additional profiles than anybody answers under. */
export const MOST_PROFILES = 50;

export interface SaveProfile {
  readonly profileId: string;
  readonly text: ProfileText;
  readonly author: Author;
}

/** Adds a profile to a member. The same one again, as it was first asked for, changes nothing. */
export function createProfile(
  state: MemberState,
  { profileId, text, author }: SaveProfile,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (!mayChange(author, state)) return rejected('FORBIDDEN');
  const { profiles } = state.account;
  const kept = profiles.get(profileId);
  if (kept) return isSameValue(kept.text, text) ? accepted([]) : rejected('ID_ALREADY_USED');
  if (profiles.size >= MOST_PROFILES) {
    return rejected('TOO_MANY_PROFILES', { most: MOST_PROFILES.toString() });
  }
  return accepted([saved(state, profileId, text)]);
}

/** Changes an additional profile of a member. */
export function updateProfile(
  state: MemberState,
  { profileId, text, author }: SaveProfile,
): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  if (!mayChange(author, state)) return rejected('FORBIDDEN');
  const kept = state.account.profiles.get(profileId);
  if (!kept) return rejected('PROFILE_NOT_FOUND');
  return accepted(isSameValue(kept.text, text) ? [] : [saved(state, profileId, text)]);
}

/** A profile as its form shows it. */
export const shownProfile = (profileId: string) => (state: MemberState) => ({
  ...(state.status === 'unknown' ? undefined : state.account.profiles.get(profileId)?.text),
});

function saved({ id: memberId }: KnownMember, profileId: string, text: ProfileText): MemberEvent {
  return { type: 'MemberProfileSaved', data: { memberId, profileId, ...text } };
}
