import type { MemberDirectory } from '#contexts/identity';
import { Rejected } from '#platform/cqrs';

/** @throws Rejected MEMBER_NOT_FOUND where one of them is no member */
export async function requireMembers(
  directory: MemberDirectory,
  members: readonly { readonly memberId: string }[],
): Promise<void> {
  const ids = members.map(({ memberId }) => memberId);
  const existing = await directory.existing(ids);
  if (!ids.every((id) => existing.has(id))) throw new Rejected('MEMBER_NOT_FOUND');
}
