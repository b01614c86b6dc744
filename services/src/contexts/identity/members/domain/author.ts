import { permits, type MemberRole } from '@foyer/contracts/identity';

/** Who asks for a change of members: one of them, or the product itself at its first start. */
export type Author =
  | { readonly type: 'member'; readonly id: string; readonly role: MemberRole }
  | { readonly type: 'system' };

/** Whether a role gives rights over other members, so that only a super-admin may give it or touch its holder. */
export function administers(role: MemberRole): boolean {
  return permits('members.manage', role);
}

/** Whether somebody may change what a member's account says: the member, or who administers the likes of them. */
export function mayChange(
  author: Author,
  member: { readonly id: string; readonly role: MemberRole },
): boolean {
  if (author.type === 'member' && author.id === member.id) return true;
  if (administers(member.role)) return mayPromote(author);
  return author.type === 'system' || administers(author.role);
}

/** Whether somebody may make administrators, and change those who are. */
export function mayPromote(author: Author): boolean {
  return author.type === 'system' || permits('members.promote', author.role);
}
