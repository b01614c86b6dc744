import { NewPassword } from '@foyer/contracts/identity';
import { PasswordInput, required } from 'react-admin';

import { ResourceCreate } from '../layout/ResourceForms.js';
import { useRule } from '../layout/useRule.js';
import { LanguageInput } from './LanguageInput.js';
import { MemberNameInputs } from './MemberNameInputs.js';

/** A new member with a first password, for somebody whom no mail reaches. */
export function MemberCreate() {
  const rule = useRule();
  return (
    <ResourceCreate
      title="member.create.title"
      maxWidth={560}
      defaults={{ role: 'member', language: 'de' }}
    >
      <MemberNameInputs />
      <LanguageInput />
      <PasswordInput
        source="password"
        validate={[required(), rule(NewPassword, 'PASSWORD_RULE')]}
        helperText="rule.PASSWORD_RULE"
        autoComplete="new-password"
      />
    </ResourceCreate>
  );
}
