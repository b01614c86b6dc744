import type { MemberEvent, SourceIdentityEvent } from '@foyer/contracts/identity';

import type { KnownMember } from '../../members/domain/member.js';
import type { Admission } from './admission.js';

/** The source admits a member, or not any more; none if that is as before. */
export function accessChanged({ id, source }: KnownMember, allowed: boolean): MemberEvent[] {
  if (source === null || source.allowed === allowed) return [];
  const data = { memberId: id, source: source.kind, allowed };
  return [{ type: 'MemberSourceAccessChanged', data }];
}

/** Tells administrators if groups came in another way than before; a kept standing asks for none. */
export function groupsNoted(
  { id, source }: KnownMember,
  { groupsUnknown, keepsStanding }: Admission,
): MemberEvent[] {
  const groups = groupsUnknown ?? 'known';
  if (source === null || source.groups === groups || keepsStanding === true) return [];
  return [{ type: 'MemberSourceGroupsNoted', data: { memberId: id, source: source.kind, groups } }];
}

/** From now on a source says of a member who it is. */
export function linkedTo({ memberId, source, identityKey }: Admission): MemberEvent {
  return { type: 'MemberLinkedToSource', data: { memberId, source, identityKey } };
}

/** From now on an identity is a member's. */
export function claimed({
  memberId,
  source,
  identityKey,
}: Pick<Admission, 'memberId' | 'source' | 'identityKey'>): SourceIdentityEvent {
  return { type: 'SourceIdentityClaimed', data: { memberId, source, identityKey } };
}
