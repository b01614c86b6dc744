import type { MemberRole } from '@foyer/contracts/identity';

import { administers } from '../../members/domain/author.js';

/**
 * Tells if a source makes a member an administrator or takes the role away; null if the role stays.
 * A source that has no group of administrators, or was silent about groups, says nothing.
 */
export function roleChange(
  admin: boolean | null,
  present: MemberRole,
): 'demoted' | 'promoted' | null {
  if (admin === null || admin === administers(present)) return null;
  return admin ? 'promoted' : 'demoted';
}

/**
 * The role that a source gives: it makes administrators and unmakes them, and leaves all other
 * roles to those of here.
 */
export function roleFrom(
  admin: boolean | null,
  present: MemberRole | null,
  defaultRole: MemberRole,
): MemberRole {
  if (present === null) return admin === true ? 'admin' : defaultRole;
  const change = roleChange(admin, present);
  if (change === null) return present;
  return change === 'promoted' ? 'admin' : defaultRole;
}
