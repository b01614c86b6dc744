import type { Standing } from './admit.js';

/** What somebody's groups give them here. Who may administer may come in. */
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
