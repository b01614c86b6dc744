import { identityRoutes } from '@foyer/contracts/identity';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { publicApi } from '../../app/api.js';
import { messageOf } from '../../app/message-of.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { Button } from '../../design/Button.js';
import { Field } from '../../design/Field.js';
import { session } from '../../session/session.js';
import { AuthFrame } from './AuthFrame.js';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.js';
import { goTo } from './go-to.js';
import { PasswordField } from './PasswordField.js';
import { returnPath } from './return-path.js';

const LOGIN_MIN = 5;

/** Staff sign in with user name or e-mail and password, and come back to where they wanted to be. */
export function SignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [ended] = useState(() => session.state.get().ended);
  usePageTitle(t('auth.signIn'));

  const tooShort = username.trim().length < LOGIN_MIN;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (tooShort || password === '') return;
    setBusy(true);
    try {
      const { token } = await publicApi.call(identityRoutes.login, {
        body: { username: username.trim(), password },
      });
      session.begin(token);
      goTo(returnPath(search), navigate);
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };

  return (
    <AuthFrame title={t('auth.signIn')} lead={t('auth.lead')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {ended && !tried && (
          <p className={styles.note} role="status">
            {t(`auth.ended.${ended}`)}
          </p>
        )}
        <FormProblem text={problem} />
        <Field
          label={t('auth.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          maxLength={100}
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
      </form>
    </AuthFrame>
  );
}
