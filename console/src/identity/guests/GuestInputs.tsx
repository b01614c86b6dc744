import { GuestFirstName } from '@foyer/contracts/identity';
import { Phone } from '@foyer/contracts/validation';
import { email, maxLength, required, TextInput } from 'react-admin';

import { useRule } from '#layout/useRule.js';

/** The name of a guest, and the ways to reach them. */
export function GuestInputs() {
  const rule = useRule();
  return (
    <>
      <TextInput
        source="firstName"
        validate={[required(), rule(GuestFirstName, 'GUEST_NAME_TOO_SHORT')]}
        helperText={false}
      />
      <TextInput source="lastName" validate={maxLength(100)} helperText={false} />
      <TextInput
        source="email"
        type="email"
        validate={[required(), email()]}
        autoComplete="off"
        helperText={false}
      />
      <TextInput
        source="phone"
        type="tel"
        validate={[required(), rule(Phone, 'PHONE_INVALID')]}
        autoComplete="off"
        helperText="rule.PHONE_INVALID"
      />
    </>
  );
}
