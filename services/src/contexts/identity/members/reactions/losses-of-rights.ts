import { MemberDeactivated, MemberDeleted, MemberRoleChanged } from '@foyer/contracts/identity';

/** Events that take rights from a member, who gives up all that these rights hold. */
export const lossesOfRights = [MemberDeactivated, MemberDeleted, MemberRoleChanged] as const;
