import { permits, type MemberRole } from '@foyer/contracts/identity';

/**
 * The author of a change of members: a member, another program, or the product itself at its first
 * start.
 */
export type Author =
  | { readonly type: 'member' | 'service'; readonly id: string; readonly role: MemberRole }
  | { readonly type: 'system' };

/**
 * True if a role gives rights over other members. Only a super-admin may give such a role or change
 * its holder.
 */
export function administers(role: MemberRole): boolean {
  return permits('members.manage', role);
}

/**
 * True if an author may change a member's account: the member, or an administrator of such members.
 */
export function mayChange(
  author: Author,
  member: { readonly id: string; readonly role: MemberRole },
): boolean {
  if (author.type === 'member' && author.id === member.id) return true;
  if (administers(member.role)) return mayPromote(author);
  return author.type === 'system' || administers(author.role);
}

/** True if an author may make administrators and change existing ones. */
export function mayPromote(author: Author): boolean {
  return author.type === 'system' || permits('members.promote', author.role);
}
