import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { nameKey, type MemberEvent } from '@foyer/contracts/identity';

import { changeMember, type ChangeMemberStates } from './change-member.js';
import type { KnownMember, MemberState } from './member.js';
import type { MemberWrite } from './member-write.js';
import type { NewLink } from './password-links.js';
import { withdrawEmailChange } from './sign-in-names.js';

/** A new e-mail that waits for its owner to follow the link that is mailed to it. */
export interface EmailChange extends NewLink {
  readonly email: string;
}

/** The event that asks for another e-mail; none where it is the present one, and proved. */
export function requestEmailChange(
  member: KnownMember,
  { email, linkId, expiresAt }: EmailChange,
): readonly MemberEvent[] {
  if (email === member.details.email && member.emailProved) return [];
  const data = { memberId: member.id, linkId, email, expiresAt };
  return [{ type: 'MemberEmailChangeRequested', data }];
}

/** Keeps the present e-mail. Again changes nothing. */
export function cancelEmailChange(state: MemberState): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  return accepted(withdrawEmailChange(state));
}

/**
 * Makes the new e-mail the member's own: the one who followed the link reads what is sent there.
 */
export function confirmEmailChange(
  states: ChangeMemberStates,
  { linkId, now }: { readonly linkId: string; readonly now: string },
): Decision<MemberWrite> {
  const { member } = states;
  if (member.status !== 'active' || member.source !== null) return rejected('EMAIL_LINK_EXPIRED');
  const pending = member.pendingEmail;
  if (pending?.linkId !== linkId || pending.expiresAt <= now || pending.email === null) {
    return rejected('EMAIL_LINK_EXPIRED');
  }
  const author = { type: 'member', id: member.id, role: member.role } as const;
  const change = { details: { email: pending.email } };
  const decided = changeMember(states, { change, author, isProved: true });
  if (decided.type === 'rejected') return decided;
  const isSame = nameKey(pending.email) === nameKey(member.details.email ?? '');
  const proved: readonly MemberEvent[] = isSame
    ? [...withdrawEmailChange(member), { type: 'MemberEmailProved', data: { memberId: member.id } }]
    : [];
  return accepted({ ...decided.events, member: [...decided.events.member, ...proved] });
}
