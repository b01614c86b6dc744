import { ApiError } from '@foyer/contracts/client';
import { accountRoutes } from '@foyer/contracts/identity';
import { failureTexts } from '@foyer/contracts/notices';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useTexts } from '#i18n/useTexts.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { AuthFrame } from './AuthFrame.js';
import { AuthOutcome } from './AuthOutcome.js';
import styles from './Form.module.css';
import { LOGIN_MAX, LOGIN_MIN } from './login-length.js';

/**
 * Asks for a mail with a link to a new password. The page does not reveal if the account exists.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const says = useTexts();
  const { sendsMail } = useStore(company);
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  usePageTitle(t('auth.forgot.title'));
  useFocusProblem(form, tries);

  const tooShort = username.trim().length < LOGIN_MIN;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setProblem(undefined);
    if (tooShort) return;
    setState('sending');
    try {
      await publicApi.call(accountRoutes.forgotPassword, { body: { username: username.trim() } });
      setState('sent');
    } catch (error) {
      const malformed = error instanceof ApiError && error.status === 422;
      setProblem(malformed ? says(failureTexts.FORGOT_PASSWORD) : messageOf(error, t));
      setState('typing');
    }
  };

  if (state === 'sent') {
    return (
      <AuthOutcome
        icon="mail"
        title={t(sendsMail ? 'auth.forgot.sentTitle' : 'auth.forgot.sentTitleHere')}
        text={t(sendsMail ? 'auth.forgot.sentText' : 'auth.forgot.sentTextHere', {
          name: username.trim(),
        })}
        ways={[{ to: '/auth/login', text: t('auth.toSignIn') }]}
      >
        <p>
          {says(failureTexts.FORGOT_PASSWORD)}.{' '}
          <button type="button" className={styles.textButton} onClick={() => setState('typing')}>
            {t('auth.forgot.askAgain')}
          </button>
        </p>
      </AuthOutcome>
    );
  }
  return (
    <AuthFrame
      title={t('auth.forgot.title')}
      lead={t(sendsMail ? 'auth.forgot.lead' : 'auth.forgot.leadHere')}
    >
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={problem} />
        <Field
          label={t('auth.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          maxLength={LOGIN_MAX}
          problem={tries > 0 && tooShort ? t('auth.usernameTooShort') : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Button type="submit" kind="primary" wide busy={state === 'sending'}>
          {t(sendsMail ? 'auth.forgot.send' : 'auth.forgot.sendHere')}
        </Button>
        <Link to="/auth/login" className={styles.aside}>
          {t('auth.toSignIn')}
        </Link>
      </form>
    </AuthFrame>
  );
}
