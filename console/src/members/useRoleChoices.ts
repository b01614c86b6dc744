import { MemberRole } from '@foyer/contracts/identity';
import { usePermissions } from 'react-admin';

/** The roles that anyone who is signed in may give: administrators are made by super administrators alone. */
export function useRoleChoices() {
  const { permissions } = usePermissions<MemberRole>();
  return MemberRole.options
    .filter((role) => permissions === 'super-admin' || !['admin', 'super-admin'].includes(role))
    .map((id) => ({ id, name: `member.role.${id}` }));
}
