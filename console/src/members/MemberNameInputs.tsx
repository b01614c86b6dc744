import { UserName } from '@foyer/contracts/identity';
import { email, maxLength, required, SelectInput, TextInput } from 'react-admin';

import { useRule } from '../layout/useRule.js';
import { useRoleChoices } from './useRoleChoices.js';

/** Who somebody is and what they may do; asked of everybody who becomes a member. */
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
