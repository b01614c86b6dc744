import { identityRoutes } from '@foyer/contracts/identity';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';

import { publicApi } from '#app/api.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { beginSession } from '#app/staff/begin-session.js';
import { session } from '#session/session.js';
import { AuthFrame } from './AuthFrame.js';
import { CompanySignIn } from './CompanySignIn.js';
import { FactorStep } from './factor/FactorStep.js';
import styles from './Form.module.css';
import { goTo } from './go-to.js';
import { LOGIN_MAX, LOGIN_MIN } from './login-length.js';
import { PasswordField } from './PasswordField.js';
import { returnPath } from './return-path.js';
import { signInFailure, tokenIn, type SignInAnswer } from './sign-in-answer.js';
import { useCompanySession } from './useCompanySession.js';
import { useSignInMethods } from './useSignInMethods.js';

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
  const [challenge, setChallenge] = useState<string>();
  const [ended] = useState(() => session.state.get().ended);
  const methods = useSignInMethods();
  const company = useCompanySession();
  usePageTitle(t('auth.signIn'));
  useFocusProblem(form, tries);

  const directory = methods.find(({ kind }) => kind === 'ldap');
  const tried = tries > 0;
  const tooShort = username.trim().length < LOGIN_MIN;
  const enter = (token: string) => {
    beginSession(token);
    goTo(returnPath(search), navigate);
  };
  const backToPassword = (reason?: string) => {
    setChallenge(undefined);
    setPassword('');
    setTries(0);
    setBusy(false);
    setProblem(reason);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setProblem(undefined);
    if (tooShort || password === '') return;
    setBusy(true);
    try {
      const answer: SignInAnswer = await publicApi.call(identityRoutes.login, {
        body: { username: username.trim(), password },
      });
      if (answer.challenge === undefined) enter(tokenIn(answer));
      else setChallenge(answer.challenge);
    } catch (error) {
      setProblem(signInFailure(error, t));
      setBusy(false);
    }
  };

  if (challenge !== undefined) {
    return <FactorStep challenge={challenge} onSignedIn={enter} onBack={backToPassword} />;
  }
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
