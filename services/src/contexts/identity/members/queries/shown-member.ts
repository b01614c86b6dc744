import type { MemberStatus } from '@foyer/contracts/identity';
import { trusted, type Filter, type MemberDocument } from '@foyer/projections';

/** A member as shown at a time: an invitation whose time is over shows as expired, though nothing happened. */
export function shownMember(member: MemberDocument, now: string): MemberDocument {
  const expired =
    member.status === 'INVITED' && member.link !== null && member.link.expiresAt <= now;
  return expired ? { ...member, status: 'EXPIRED' } : member;
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
