import { ApiError } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { failureTexts } from '@foyer/contracts/notices';
import type { TFunction } from 'i18next';

import { publicApi } from '#app/api.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { beginSession } from '#app/staff/begin-session.js';
import { session } from '#session/session.js';
import { messageOf } from '#app/message-of.js';
import { currentLanguage } from '#i18n/language.js';
import { AuthFrame } from './AuthFrame.js';
import { CompanySignIn } from './CompanySignIn.js';
import styles from './Form.module.css';
import { goTo } from './go-to.js';
import { LOGIN_MAX, LOGIN_MIN } from './login-length.js';
import { PasswordField } from './PasswordField.js';
import { returnPath } from './return-path.js';
import { useCompanySession } from './useCompanySession.js';
import { useSignInMethods } from './useSignInMethods.js';

const NOT_REACHED = ['NETWORK', 'TIMEOUT'];

/** Returns the text about a failed sign-in: the server's reason if it gave one. */
function signInFailure(error: unknown, t: TFunction): string {
  const language = currentLanguage();
  if (!(error instanceof ApiError)) return failureTexts.UNKNOWN[language];
  if (error.msg !== '' || NOT_REACHED.includes(error.code)) return messageOf(error, t);
  const known = error.status === 401 || error.status === 403;
  return (known ? failureTexts.LOGIN_CHECK_CREDENTIALS : failureTexts.LOGIN_TRY_AGAIN)[language];
}

/**
 * @throws ApiError where there is none, as when something between has answered in the server's
 * place.
 */
function tokenIn({ data }: { readonly data?: { readonly token?: string } }): string {
  if (data?.token === undefined) throw new ApiError('NOT_UNDERSTOOD', '');
  return data.token;
}

/**
 * Staff sign in with user name or e-mail and password, and come back to where they wanted to be.
 */
export function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [ended] = useState(() => session.state.get().ended);
  const methods = useSignInMethods();
  const company = useCompanySession();
  usePageTitle(t('auth.signIn'));
  useFocusProblem(form, tries);

  const directory = methods.find(({ kind }) => kind === 'ldap');
  const tried = tries > 0;
  const tooShort = username.trim().length < LOGIN_MIN;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setProblem(undefined);
    if (tooShort || password === '') return;
    setBusy(true);
    try {
      const answer = await publicApi.call(identityRoutes.login, {
        body: { username: username.trim(), password },
      });
      beginSession(tokenIn(answer));
      goTo(returnPath(search), navigate);
    } catch (error) {
      setProblem(signInFailure(error, t));
      setBusy(false);
    }
  };

  if (company.arriving) {
    return (
      <AuthFrame title={t('auth.signIn')}>
        <p role="status">{t('auth.company.arriving')}</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.signIn')} lead={t('auth.lead')}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {ended && !tried && !company.problem && (
          <p className={styles.note} role="status">
            {t(`auth.ended.${ended}`)}
          </p>
        )}
        <FormProblem text={problem ?? (tried ? undefined : company.problem)} />
        {directory && (
          <p className={styles.note}>
            {directory.name === ''
              ? t('auth.company.directory')
              : t('auth.company.directoryOf', { name: directory.name })}
          </p>
        )}
        <Field
          label={t('auth.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          maxLength={LOGIN_MAX}
          problem={tried && tooShort ? t('auth.usernameTooShort') : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          maxLength={128}
          problem={tried && password === '' ? t('auth.passwordMissing') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('auth.signIn')}
        </Button>
        <Link to="/auth/forgot-password" className={styles.aside}>
          {t('auth.forgot.link')}
        </Link>
      </form>
      <CompanySignIn methods={methods} />
    </AuthFrame>
  );
}
