import { MemberRole, permits, type ActorType, type Role } from '@foyer/contracts/identity';
import type { RejectionCode } from '@foyer/contracts/rejections';
import { isSameValue } from '@foyer/contracts/schema';
import type { AppSettingGroup, AppSettingValues } from '@foyer/contracts/settings';

/** A person, another program, or the product itself. */
export interface SettingAuthor {
  readonly type: ActorType;
  readonly role: Role | 'system';
}

/** The groups that say how members prove who they are. */
const OF_SIGN_IN = ['security', 'secondFactor'] as const satisfies readonly AppSettingGroup[];

/**
 * Why an author may not change settings in this way; undefined where that is allowed. No key
 * changes how people sign in. Only a super-admin spares administrators their second factor, as only
 * a super-admin resets it.
 */
export function refusalOfSave(
  before: AppSettingValues,
  changes: Partial<AppSettingValues>,
  author: SettingAuthor,
): RejectionCode | undefined {
  const after = { ...before, ...changes };
  if (OF_SIGN_IN.every((group) => isSameValue(before[group], after[group]))) return undefined;
  if (author.type === 'service') return 'FOR_PEOPLE_ONLY';
  const spared = MemberRole.options.filter(
    (role) => before.secondFactor[role] && !after.secondFactor[role],
  );
  const needsSuperAdmin = spared.some((role) => permits('members.manage', role));
  const isSuperAdmin = author.role !== 'system' && permits('members.promote', author.role);
  return needsSuperAdmin && !isSuperAdmin ? 'FORBIDDEN' : undefined;
}
