import type { SaidGroups } from './said-groups.js';
import type { Standing } from './admission.js';

/**
 * Returns the rights that the groups of a person give here. A person who may administer may sign in
 * as well.
 */
export function grantedByGroups(
  groups: SaidGroups,
  { memberGroup, adminGroup }: { readonly memberGroup: string; readonly adminGroup: string },
): Standing {
  if (typeof groups === 'string') {
    const isAsked = memberGroup !== '' || adminGroup !== '';
    const groupsUnknown = isAsked ? groups : null;
    return { allowed: memberGroup === '' ? true : null, admin: null, groupsUnknown };
  }
  const admin = adminGroup === '' ? null : groups.includes(adminGroup);
  const allowed = memberGroup === '' || groups.includes(memberGroup) || admin === true;
  return { allowed, admin, groupsUnknown: null };
}
