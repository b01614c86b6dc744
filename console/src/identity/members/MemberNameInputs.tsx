import { UserName, MemberRole } from '@foyer/contracts/identity';
import { email, maxLength, required, SelectInput, TextInput, usePermissions } from 'react-admin';

import { useRule } from '#layout/useRule.js';

/**
 * The roles that anyone who is signed in may give: administrators are made by super administrators
 * alone.
 */
function useRoleChoices() {
  const { permissions } = usePermissions<MemberRole>();
  return MemberRole.options
    .filter((role) => permissions === 'super-admin' || !['admin', 'super-admin'].includes(role))
    .map((id) => ({ id, name: `member.role.${id}` }));
}

/** The name and role of a person; part of each form that makes a member. */
export function MemberNameInputs() {
  const rule = useRule();
  const roles = useRoleChoices();
  return (
    <>
      <TextInput source="firstName" validate={[required(), maxLength(100)]} helperText={false} />
      <TextInput source="lastName" validate={[required(), maxLength(100)]} helperText={false} />
      <TextInput
        source="userName"
        validate={[required(), rule(UserName, 'USER_NAME_INVALID')]}
        autoComplete="off"
        helperText="rule.USER_NAME_INVALID"
      />
      <TextInput
        source="email"
        type="email"
        validate={[required(), email()]}
        autoComplete="off"
        helperText={false}
      />
      <SelectInput source="role" validate={required()} choices={roles} helperText={false} />
    </>
  );
}
