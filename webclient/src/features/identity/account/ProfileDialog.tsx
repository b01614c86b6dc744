import type { ShownUserProfile } from '@foyer/contracts/identity';
import { validationTexts } from '@foyer/contracts/validation';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { FormDialog } from '#design/FormDialog.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { TextArea } from '#design/TextArea.js';
import { useTexts } from '#i18n/useTexts.js';
import form from './AccountForm.module.css';
import { AvatarField } from './AvatarField.js';
import { ChangedElsewhere } from './ChangedElsewhere.js';
import { DESCRIPTION_MAX } from './description-max.js';
import { PROFILE_FIELDS } from './profile-text.js';
import { SaveOwn } from './SaveOwn.js';
import { useProfileForm } from './useProfileForm.js';

interface ProfileDialogProps {
  /** Null for a new one. */
  readonly profile: ShownUserProfile | null;
  readonly onSaved: (profile: ShownUserProfile) => void;
  readonly onClose: () => void;
}

/** Creates or changes an additional profile. */
export function ProfileDialog({ profile, onSaved, onClose }: ProfileDialogProps) {
  const { t } = useTranslation();
  const says = useTexts();
  const id = useId();
  const [tries, setTries] = useState(0);
  const { values, change, isChanged, saving, save, conflict } = useProfileForm(profile, onSaved);

  const missing = PROFILE_FIELDS.filter(
    ({ name, required }) => required && values[name].trim() === '',
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length > 0) return;
    if (await save()) onClose();
  };
  return (
    <FormDialog
      title={t(profile ? 'account.profiles.editTitle' : 'account.profiles.addTitle')}
      onClose={onClose}
      isTyped={isChanged}
      attempt={`${tries} ${saving.problem} ${Object.keys(saving.fields).join()}`}
      actions={(leave) => (
        <>
          <SaveOwn form={id} busy={saving.busy} isChanged={profile === null || isChanged} />
          <Button onClick={leave}>{t('app.cancel')}</Button>
        </>
      )}
    >
      {profile && (
        <AvatarField
          name={`${profile.firstName} ${profile.lastName}`}
          avatarDocumentId={profile.avatarDocumentId}
          target={{ profileId: profile._id }}
          onChanged={(avatarDocumentId) => onSaved({ ...profile, avatarDocumentId })}
        />
      )}
      <form id={id} className={form.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={saving.problem} />
        {PROFILE_FIELDS.map(({ name, maxLength }) => (
          <Field
            key={name}
            name={name}
            label={t(`account.personal.${name}`)}
            value={values[name]}
            maxLength={maxLength}
            problem={
              tries > 0 && missing.some((field) => field.name === name)
                ? says(validationTexts.BLANK)
                : saving.fields[name]
            }
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <TextArea
          label={t('account.about.title')}
          value={values.description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => change({ description: event.target.value })}
        />
      </form>
      {conflict && (
        <ChangedElsewhere
          thing="profile"
          conflict={{
            ...conflict,
            onKeep: () => void conflict.onKeep().then((saved) => saved && onClose()),
          }}
          labelOf={(name) =>
            t(name === 'description' ? 'account.about.title' : `account.personal.${name}`)
          }
        />
      )}
    </FormDialog>
  );
}
