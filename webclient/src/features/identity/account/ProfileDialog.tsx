import { accountRoutes, type ShownUserProfile } from '@foyer/contracts/identity';
import { failureTexts, successTexts } from '@foyer/contracts/notices';
import { validationTexts } from '@foyer/contracts/validation';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '../../../app/api.js';
import { newId } from '../../../app/new-id.js';
import { useStaff } from '../../../app/staff/staff-context.js';
import { Button } from '../../../design/Button.js';
import { Dialog } from '../../../design/Dialog.js';
import { Field } from '../../../design/Field.js';
import { FormProblem } from '../../../design/FormProblem.js';
import { TextArea } from '../../../design/TextArea.js';
import { useFocusProblem } from '../../../design/useFocusProblem.js';
import { useTexts } from '../../../i18n/useTexts.js';
import form from './AccountForm.module.css';
import { AvatarField } from './AvatarField.js';
import { DESCRIPTION_MAX } from './description-max.js';
import { useSaving } from './useSaving.js';

const fields = [
  { name: 'profileName', maxLength: 80, required: true },
  { name: 'firstName', maxLength: 100, required: true },
  { name: 'lastName', maxLength: 100, required: true },
  { name: 'company', maxLength: 200, required: false },
  { name: 'companyRole', maxLength: 200, required: false },
] as const;

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
  const own = useStaff().profile;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [values, setValues] = useState({
    _id: profile?._id ?? newId(),
    profileName: profile?.profileName ?? '',
    firstName: profile?.firstName ?? own.firstName ?? '',
    lastName: profile?.lastName ?? own.lastName ?? '',
    company: profile?.company ?? own.company ?? '',
    companyRole: profile?.companyRole ?? '',
    description: profile?.description ?? '',
  });
  const saving = useSaving();
  useFocusProblem(element, `${tries} ${Object.keys(saving.fields).join()}`);

  const missing = fields.filter(({ name, required }) => required && values[name].trim() === '');
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length > 0) return;
    const route = profile ? accountRoutes.updateMyProfile : accountRoutes.createMyProfile;
    const words = profile
      ? { done: successTexts.PROFILE_UPDATED, failed: failureTexts.UPDATE_ADDITIONAL_PROFILE }
      : { done: successTexts.PROFILE_CREATED, failed: failureTexts.CREATE_PROFILE };
    const saved = await saving.save(
      async () => onSaved(await api.call(route, { body: values })),
      words,
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      title={t(profile ? 'account.profiles.editTitle' : 'account.profiles.addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} kind="primary" busy={saving.busy}>
            {t('account.save')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      {profile && (
        <AvatarField
          name={`${profile.firstName} ${profile.lastName}`}
          avatarDocumentId={profile.avatarDocumentId}
          target={{ profileId: profile._id }}
          onChanged={(avatarDocumentId) => onSaved({ ...profile, avatarDocumentId })}
        />
      )}
      <form
        ref={element}
        id={id}
        className={form.form}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormProblem text={saving.problem} />
        {fields.map(({ name, maxLength }) => (
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
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        <TextArea
          label={t('account.about.title')}
          value={values.description}
          maxLength={DESCRIPTION_MAX}
          onChange={(event) => setValues({ ...values, description: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
