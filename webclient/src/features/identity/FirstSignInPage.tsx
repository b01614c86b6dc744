import { brokenPasswordRules, identityRoutes, PASSWORD_MAX } from '@foyer/contracts/identity';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { publicApi } from '../../app/api.js';
import { messageOf } from '../../app/message-of.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { Button } from '../../design/Button.js';
import { session } from '../../session/session.js';
import { AuthFrame } from './AuthFrame.js';
import styles from './Form.module.css';
import { FormProblem } from './FormProblem.js';
import { goTo } from './go-to.js';
import { PasswordField } from './PasswordField.js';
import { returnPath } from './return-path.js';
import { StrengthMeter } from './StrengthMeter.js';

/** The one-time sign-in: its link carries a token behind the `#`, which no server sees, and a password is chosen. */
export function FirstSignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  usePageTitle(t('auth.firstTitle'));

  const broken = brokenPasswordRules(password).length > 0;
  const different = password !== again;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (token === null || broken || different) return;
    setBusy(true);
    try {
      const answer = await publicApi.call(identityRoutes.redeemSignInLink, {
        body: { token, password },
      });
      session.begin(answer.token);
      goTo(returnPath(search), navigate);
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };

  if (token === null) {
    return (
      <AuthFrame title={t('auth.firstTitle')} lead={t('auth.linkIncomplete')} children={null} />
    );
  }
  return (
    <AuthFrame title={t('auth.firstTitle')} lead={t('auth.firstLead')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={problem} />
        <div>
          <PasswordField
            label={t('auth.newPassword')}
            name="new-password"
            autoComplete="new-password"
            autoFocus
            value={password}
            maxLength={PASSWORD_MAX}
            problem={tried && broken ? t('auth.passwordRules') : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <StrengthMeter password={password} />
        </div>
        <PasswordField
          label={t('auth.again')}
          name="again"
          autoComplete="new-password"
          value={again}
          maxLength={PASSWORD_MAX}
          problem={tried && !broken && different ? t('auth.different') : undefined}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('auth.setPassword')}
        </Button>
      </form>
    </AuthFrame>
  );
}
