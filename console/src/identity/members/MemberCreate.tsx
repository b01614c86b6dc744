import { keepsPolicy } from '@foyer/contracts/identity';
import { PasswordInput, required, useTranslate } from 'react-admin';

import { useCompany } from '#company/company.js';
import { ResourceCreate } from '#layout/ResourceForms.js';
import { LanguageInput } from './LanguageInput.js';
import { MemberNameInputs } from './MemberNameInputs.js';

/** Creates a member with a first password, for a person who has no mail. */
export function MemberCreate() {
  const translate = useTranslate();
  const { passwordPolicy } = useCompany();
  const rule = translate(`member.passwordRule.${passwordPolicy}`);
  const keepsRule = (password: unknown) =>
    typeof password !== 'string' || password === '' || keepsPolicy(passwordPolicy, password)
      ? undefined
      : rule;
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
        validate={[required(), keepsRule]}
        helperText={rule}
        autoComplete="new-password"
      />
    </ResourceCreate>
  );
}
