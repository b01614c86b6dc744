import { MemberDeactivated, MemberDeleted, MemberRoleChanged } from '@foyer/contracts/identity';

/** What takes rights from a member: what is held by a right is given up with it. */
export const lossesOfRights = [MemberDeactivated, MemberDeleted, MemberRoleChanged] as const;
