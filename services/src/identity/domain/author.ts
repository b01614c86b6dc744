import { permits, type MemberRole } from '@foyer/contracts/identity';

/** Who asks for a change of members: one of them, or the product itself at its first start. */
export type Author =
  | { readonly type: 'member'; readonly id: string; readonly role: MemberRole }
  | { readonly type: 'system' };

/** Whether a role gives rights over other members, so that only a super-admin may give it or touch its holder. */
export function administers(role: MemberRole): boolean {
  return permits('members.manage', role);
}

/** Whether somebody may make administrators, and change those who are. */
export function mayPromote(author: Author): boolean {
  return author.type === 'system' || permits('members.promote', author.role);
}
