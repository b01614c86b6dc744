import type { MemberEvent } from '@foyer/contracts/identity';

import type { Author } from './author.js';
import type { MemberChange } from './member-change.js';
import type { KnownMember, MemberDetails, MemberState } from './member.js';
import type { NewLink } from './password-links.js';
import { isSameName } from './sign-in-names.js';

/**
 * Returns the events after a change of sign-in names. The old address is notified, and an
 * invitation that went to a wrong address is sent again.
 */
export function namesChanged(
  member: KnownMember,
  { userName, email }: MemberDetails,
  { author, link }: { readonly author: Author; readonly link?: NewLink | undefined },
): readonly MemberEvent[] {
  const { id: memberId, details, source } = member;
  if (userName === details.userName && email === details.email) return [];
  const ofSource = source !== null && author.type === 'system';
  const data = {
    memberId,
    userName,
    email,
    formerUserName: details.userName,
    formerEmail: details.email,
    by: isOwn(author, member) ? 'owner' : ofSource ? 'source' : 'administrator',
  } as const;
  const goesElsewhere = invitedAgain(member, email) && link;
  return [
    { type: 'MemberSignInNamesChanged', data },
    ...(goesElsewhere ? [{ type: 'MemberInvited', data: { memberId, ...link } } as const] : []),
  ];
}

/** True if a changed e-mail needs the invitation again that went to the former e-mail. */
export function invitedAgain(
  member: MemberState,
  email: string | null | undefined,
): email is string {
  if (member.status === 'unknown' || typeof email !== 'string') return false;
  return member.link?.purpose === 'invitation' && !isSameName(email, member.details.email);
}

/** True if an author changes their own account. */
export function isOwn(author: Author, { id }: { readonly id: string }): boolean {
  return author.type === 'member' && author.id === id;
}

/** True if a change affects the names or the password for the sign-in. */
export function touchesSignIn(
  { details: now }: KnownMember,
  { details, credentialId }: MemberChange,
): boolean {
  const { userName = now.userName, email = now.email } = details ?? {};
  return credentialId !== undefined || userName !== now.userName || email !== now.email;
}
