import { NewPassword } from '@foyer/contracts/identity';
import { useState } from 'react';
import { Create, PasswordInput, required, SimpleForm } from 'react-admin';
import { v7 as newId } from 'uuid';

import { useRule } from '../layout/useRule.js';
import { LanguageInput } from './LanguageInput.js';
import { MemberNameInputs } from './MemberNameInputs.js';

/** A new member with a first password, for somebody whom no mail reaches. */
export function MemberCreate() {
  const rule = useRule();
  const [id] = useState(() => newId());
  return (
    <Create redirect="list" title="member.create.title">
      <SimpleForm
        sx={{ maxWidth: 560 }}
        defaultValues={{ id, role: 'member', language: 'de' }}
        warnWhenUnsavedChanges
      >
        <MemberNameInputs />
        <LanguageInput />
        <PasswordInput
          source="password"
          validate={[required(), rule(NewPassword, 'PASSWORD_RULE')]}
          helperText="rule.PASSWORD_RULE"
          autoComplete="new-password"
        />
      </SimpleForm>
    </Create>
  );
}
