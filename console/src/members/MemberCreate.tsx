import { NewPassword } from '@foyer/contracts/identity';
import { useState } from 'react';
import { Create, PasswordInput, required, SimpleForm, useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { MemberInputs } from './MemberInputs.js';

/** A new member with a first password. */
export function MemberCreate() {
  const translate = useTranslate();
  const [id] = useState(() => newId());
  const password = (value: unknown) =>
    NewPassword.safeParse(value).success ? undefined : translate('member.passwordHint');
  return (
    <Create redirect="list">
      <SimpleForm sx={{ maxWidth: 560 }} defaultValues={{ id, role: 'member', language: 'de' }}>
        <MemberInputs />
        <PasswordInput
          source="password"
          validate={[required(), password]}
          helperText="member.passwordHint"
          autoComplete="new-password"
        />
      </SimpleForm>
    </Create>
  );
}
