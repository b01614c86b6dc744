import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { api, publicApi } from '../../app/api.js';
import { debug } from '../../app/debug.js';
import { messageOf } from '../../app/message-of.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { Button } from '../../design/Button.js';
import { FormProblem } from '../../design/FormProblem.js';
import { useFocusProblem } from '../../design/useFocusProblem.js';
import { currentLanguage } from '../../i18n/language.js';
import { session } from '../../session/session.js';
import { AuthFrame } from './AuthFrame.js';
import styles from './Form.module.css';
import { goTo } from './go-to.js';
import { linkToken } from './link-token.js';
import { newPasswordProblem, NOTHING_TYPED } from './new-password.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import { returnPath } from './return-path.js';

/** The account came into being before anybody could say how it speaks: it goes on as this page does. */
async function keepLanguage(): Promise<void> {
  const body = { language: currentLanguage() };
  await api
    .call(accountRoutes.updateMyAccount, { body })
    .catch((error: unknown) => debug('language', error));
}

/** The one-time sign-in: its link carries a token behind the `#`, which no server sees, and a password is chosen. */
export function FirstSignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const token = linkToken(hash);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  usePageTitle(t('auth.firstTitle'));
  useFocusProblem(form, tries);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setProblem(undefined);
    if (token === null || newPasswordProblem(typed) !== undefined) return;
    setBusy(true);
    try {
      const answer = await publicApi.call(identityRoutes.redeemSignInLink, {
        body: { token, password: typed.password },
      });
      session.begin(answer.token);
      await keepLanguage();
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
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={problem} />
        <NewPasswordFields value={typed} onChange={setTyped} tried={tries > 0} autoFocus />
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('auth.setPassword')}
        </Button>
      </form>
    </AuthFrame>
  );
}
