import { accountRoutes, type AccountChange, type Profile } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { validationTexts } from '@foyer/contracts/validation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { api } from '../../../app/api.js';
import { useStaff } from '../../../app/staff/staff-context.js';
import { Button } from '../../../design/Button.js';
import { Field } from '../../../design/Field.js';
import { FormProblem } from '../../../design/FormProblem.js';
import { useFocusProblem } from '../../../design/useFocusProblem.js';
import { useTexts } from '../../../i18n/useTexts.js';
import form from './AccountForm.module.css';
import { AvatarField } from './AvatarField.js';
import { useDraft } from './drafts/useDraft.js';
import { Section } from '../../../design/Section.js';
import { useSaving } from './useSaving.js';

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

const valuesOf = (profile: Profile): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, profile[name] ?? ''])) as Values;

/** What was changed, as the server wants it. */
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
  const says = useTexts();
  const { profile, changeProfile } = useStaff();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft('personal/data', valuesOf(profile));
  const values = draft.value;
  const [tries, setTries] = useState(0);
  const saving = useSaving();
  useFocusProblem(element, saving.fields);

  const changes = changesBetween(valuesOf(profile), values);
  const isBlank = (name: Name) => values[name].trim() === '';
  const missing = fields.filter((field) => 'required' in field && isBlank(field.name));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length > 0) return;
    await saving.save(
      async () => {
        const saved = await api.call(accountRoutes.updateMyAccount, { body: changes });
        changeProfile(saved);
        draft.drop();
        setTries(0);
      },
      { done: successTexts.MAIN_ACCOUNT_UPDATED, failed: failureTexts.USER_UPDATE },
    );
  };

  return (
    <Section title={t('account.personal.title')} lead={t('account.personal.lead')}>
      <AvatarField
        name={profile.displayName}
        avatarDocumentId={profile.avatarDocumentId}
        target="own"
        onChanged={(avatarDocumentId) => changeProfile({ ...profile, avatarDocumentId })}
      />
      <form ref={element} className={form.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={saving.problem} />
        <div className={form.pair}>
          {fields.map(({ name, ...input }) => (
            <Field
              key={name}
              {...input}
              name={name}
              label={t(`account.personal.${name}`)}
              value={values[name]}
              maxLength={200}
              problem={
                tries > 0 && missing.some((field) => field.name === name)
                  ? says(validationTexts.BLANK)
                  : saving.fields[name]
              }
              onChange={(event) => draft.change({ ...values, [name]: event.target.value })}
            />
          ))}
        </div>
        <div className={form.actions}>
          <Button
            type="submit"
            kind="primary"
            busy={saving.busy}
            disabled={Object.keys(changes).length === 0}
          >
            {t('account.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
