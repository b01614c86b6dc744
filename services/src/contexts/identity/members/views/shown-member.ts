import type { MemberStatus } from '@foyer/contracts/identity';
import { trusted, type Filter, type MemberDocument } from '@foyer/projections';

/**
 * A member as shown at a time. An invitation whose time is over shows as expired, though nothing
 * happened, and a wish for another e-mail does not show.
 */
export function shownMember(member: MemberDocument, now: string): MemberDocument {
  const expired =
    member.status === 'INVITED' && member.link !== null && member.link.expiresAt <= now;
  const isPending = member.pendingEmail !== null && member.pendingEmail.expiresAt > now;
  return {
    ...member,
    ...(expired && { status: 'EXPIRED' as const }),
    pendingEmail: isPending ? member.pendingEmail : null,
  };
}

/** Which members are shown with a status at a time. */
export function shownWith(status: MemberStatus, now: string): Filter<MemberDocument> {
  switch (status) {
    case 'EXPIRED':
      return { status: 'INVITED', 'link.expiresAt': trusted({ $lte: now }) };
    case 'INVITED':
      return { status, 'link.expiresAt': trusted({ $gt: now }) };
    case 'ACTIVE':
    case 'INACTIVE':
    case 'PENDING':
    case 'REGISTERED':
      return { status };
  }
}
