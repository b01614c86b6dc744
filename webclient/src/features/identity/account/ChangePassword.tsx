import { ApiError } from '@foyer/contracts/client';
import { accountRoutes, type Profile } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { toast } from '#design/toasts.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { newPasswordProblem, NOTHING_TYPED, WEAK_PASSWORD } from '../new-password.js';
import { NewPasswordFields } from '../NewPasswordFields.js';
import { PasswordField } from '../PasswordField.js';
import form from './AccountForm.module.css';
import { useDraft } from './drafts/useDraft.js';
import { Section } from '#design/Section.js';

/** The fields that an error is about; any other is about the whole form. */
const OLD = ['OLD_PASSWORD_WRONG'];
const NEW = WEAK_PASSWORD;

interface ChangePasswordProps {
  readonly profile: Profile;
  readonly onChanged: () => void;
}

/** Changes the member's password, given the old one; all other sign-ins end. */
export function ChangePassword({ profile, onChanged }: ChangePasswordProps) {
  const { t } = useTranslation();
  const { passwordPolicy } = useStore(company);
  const says = useTexts();
  const firstName = profile.firstName ?? '';
  const element = useRef<HTMLFormElement>(null);
  const [oldPassword, setOldPassword] = useState('');
  // The old password is not kept as a draft: browsers fill it in automatically, and leaving must
  // not ask about it.
  const draft = useDraft('security/password', NOTHING_TYPED);
  const typed = draft.value;
  const [failure, setFailure] = useState<{ code: string; text: string }>();
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  useFocusProblem(element, `${tries} ${failure?.code ?? ''}`);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(undefined);
    if (oldPassword === '' || newPasswordProblem(typed, passwordPolicy, firstName) !== undefined)
      return;
    setBusy(true);
    try {
      await api.call(accountRoutes.changePassword, {
        body: { oldPassword, newPassword: typed.password },
      });
      setOldPassword('');
      draft.drop();
      setTries(0);
      toast(t('account.password.changed'), 'good');
      onChanged();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setFailure({
        code,
        text: OLD.includes(code) ? says(failureTexts.CHANGE_PASSWORD) : messageOf(error, t),
      });
    }
    setBusy(false);
  };

  const about = (codes: readonly string[]) =>
    failure !== undefined && codes.includes(failure.code) ? failure.text : undefined;
  const missing = tries > 0 && oldPassword === '' ? t('auth.passwordMissing') : undefined;
  return (
    <Section title={t('account.password.title')} lead={t('account.password.lead')}>
      <form ref={element} className={form.form} onSubmit={(event) => void submit(event)} noValidate>
        {profile.mustChangePassword && <p className={form.note}>{t('auth.changePassword')}</p>}
        <FormProblem
          text={failure && ![...OLD, ...NEW].includes(failure.code) ? failure.text : undefined}
        />
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={profile.userName ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          label={t('account.password.old')}
          name="old-password"
          autoComplete="current-password"
          value={oldPassword}
          maxLength={128}
          problem={missing ?? about(OLD)}
          onChange={(event) => setOldPassword(event.target.value)}
        />
        <NewPasswordFields
          value={typed}
          onChange={draft.change}
          tried={tries > 0}
          firstName={firstName}
          refused={about(NEW)}
        />
        <div className={form.actions}>
          <Button type="submit" kind="primary" busy={busy}>
            {t('account.password.change')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
