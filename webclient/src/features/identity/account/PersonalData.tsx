import {
  accountRoutes,
  identityRoutes,
  type AccountChange,
  type Profile,
} from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { validationTexts } from '@foyer/contracts/validation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import form from './AccountForm.module.css';
import { PasswordField } from '../PasswordField.js';
import { AvatarField } from './AvatarField.js';
import { PendingEmail } from './PendingEmail.js';
import { Section } from '#design/Section.js';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { SaveOwn } from './SaveOwn.js';
import { useOwnForm } from './useOwnForm.js';

/** The fields in the order in which they stand, with what browsers may fill into them. */
const fields = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', autoComplete: 'family-name', required: true },
  { name: 'userName', autoComplete: 'username', required: true },
  { name: 'email', autoComplete: 'email', required: true, type: 'email' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'companyRole', autoComplete: 'organization-title' },
  { name: 'dateOfBirth', autoComplete: 'bday', type: 'date' },
  { name: 'address', autoComplete: 'street-address' },
  { name: 'zipCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'state', autoComplete: 'address-level1' },
] as const;

type Name = (typeof fields)[number]['name'];
type Values = Readonly<Record<Name, string>>;

const shownOf = (profile: Profile) => ({
  values: Object.fromEntries(fields.map(({ name }) => [name, profile[name] ?? ''])) as Values,
  revision: profile.revision,
});

/** Returns the changed values in the server's form. */
function changesBetween(before: Values, after: Values): z.input<typeof AccountChange> {
  const changed = fields.filter(({ name }) => before[name] !== after[name].trim());
  return Object.fromEntries(
    changed.map(({ name }) => {
      const value = after[name].trim();
      return [name, name === 'dateOfBirth' && value === '' ? null : value];
    }),
  );
}

/** Name, addresses and the rest of what an account says of its owner. */
export function PersonalData() {
  const { t } = useTranslation();
  const { sendsMail } = useStore(company);
  const says = useTexts();
  const { profile, changeProfile } = useStaff();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // It is not kept with the draft: no browser tab is to remember it.
  const [oldPassword, setOldPassword] = useState('');
  const { values, change, saving, save, conflict } = useOwnForm<Values, Profile>({
    draft: 'personal/data',
    saved: profile,
    shownOf,
    send: (_typed, revision) => {
      const body = { ...changes, ...(isProof && { oldPassword }), revision };
      return api.call(accountRoutes.updateMyAccount, { body });
    },
    read: () => api.call(identityRoutes.getProfile, {}),
    show: (saved) => {
      changeProfile(saved);
      setOldPassword('');
      setTries(0);
    },
    words: { done: successTexts.MAIN_ACCOUNT_UPDATED, failed: failureTexts.USER_UPDATE },
  });
  useFocusProblem(element, saving.fields);

  const changes = changesBetween(shownOf(profile).values, values);
  const isProof = changes.userName !== undefined || changes.email !== undefined;
  const lacksPassword = isProof && oldPassword === '';
  const isBlank = (name: Name) => values[name].trim() === '';
  const missing = fields.filter((field) => 'required' in field && isBlank(field.name));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length === 0 && !lacksPassword) void save();
  };

  const isOfSource = profile.source !== 'local';
  /** Hints at the names by which one signs in. */
  const givenFor = (name: Name) => {
    if (name !== 'userName' && name !== 'email') return {};
    if (isOfSource) return { readOnly: true, hint: t('account.personal.fromSource') };
    return name === 'email'
      ? { hint: t(sendsMail ? 'account.personal.emailHint' : 'account.personal.emailHintHere') }
      : {};
  };
  return (
    <Section title={t('account.personal.title')} lead={t('account.personal.lead')}>
      <AvatarField
        name={profile.displayName}
        avatarDocumentId={profile.avatarDocumentId}
        target="own"
        onChanged={(avatarDocumentId) => changeProfile({ ...profile, avatarDocumentId })}
      />
      <form ref={element} className={form.form} onSubmit={submit} noValidate>
        <FormProblem text={saving.problem} />
        <PendingEmail />
        <div className={form.pair}>
          {fields.map(({ name, ...input }) => (
            <Field
              key={name}
              {...input}
              name={name}
              label={t(`account.personal.${name}`)}
              value={values[name]}
              maxLength={200}
              {...givenFor(name)}
              problem={
                tries > 0 && missing.some((field) => field.name === name)
                  ? says(validationTexts.BLANK)
                  : saving.fields[name]
              }
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
        {isProof && (
          <PasswordField
            label={t('account.personal.password')}
            name="old-password"
            autoComplete="current-password"
            hint={t('account.personal.passwordHint')}
            value={oldPassword}
            maxLength={128}
            problem={
              tries > 0 && lacksPassword ? t('auth.passwordMissing') : saving.fields.oldPassword
            }
            onChange={(event) => setOldPassword(event.target.value)}
          />
        )}
        <div className={form.actions}>
          <SaveOwn busy={saving.busy} isChanged={Object.keys(changes).length > 0} />
        </div>
      </form>
      {conflict && (
        <ChangedElsewhere
          thing="personal"
          conflict={conflict}
          labelOf={(name) => t(`account.personal.${name}`)}
        />
      )}
    </Section>
  );
}
