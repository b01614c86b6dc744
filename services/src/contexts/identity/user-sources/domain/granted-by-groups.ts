import type { Standing } from './admit.js';

/**
 * Returns the rights that the groups of a person give here. A person who may administer may sign in
 * as well.
 */
export function grantedByGroups(
  groups: readonly string[] | null,
  { memberGroup, adminGroup }: { readonly memberGroup: string; readonly adminGroup: string },
): Standing {
  if (groups === null) {
    const isAsked = memberGroup !== '' || adminGroup !== '';
    return { allowed: memberGroup === '' ? true : null, admin: null, groupsMissing: isAsked };
  }
  const admin = adminGroup === '' ? null : groups.includes(adminGroup);
  const allowed = memberGroup === '' || groups.includes(memberGroup) || admin === true;
  return { allowed, admin, groupsMissing: false };
}
