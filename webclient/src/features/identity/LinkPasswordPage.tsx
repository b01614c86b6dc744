import { ApiError } from '@foyer/contracts/client';
import { accountRoutes } from '@foyer/contracts/identity';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { publicApi } from '../../app/api.js';
import { messageOf } from '../../app/message-of.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { Button } from '../../design/Button.js';
import { FormProblem } from '../../design/FormProblem.js';
import { useFocusProblem } from '../../design/useFocusProblem.js';
import { AuthFrame } from './AuthFrame.js';
import { AuthOutcome } from './AuthOutcome.js';
import { DeadLink, type LinkPurpose } from './DeadLink.js';
import styles from './Form.module.css';
import { linkToken } from './link-token.js';
import { newPasswordProblem, NOTHING_TYPED } from './new-password.js';
import { NewPasswordFields } from './NewPasswordFields.js';

const routes = {
  invitation: accountRoutes.setPassword,
  reset: accountRoutes.resetPassword,
} as const;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');

/** Where the links of invitations and of forgotten passwords lead: a password is chosen, once. */
export function LinkPasswordPage({ purpose }: { purpose: LinkPurpose }) {
  const { t } = useTranslation();
  const token = linkToken(useLocation().hash);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'typing' | 'sending' | 'done'>('typing');
  usePageTitle(t(`auth.link.${purpose}.title`));
  useFocusProblem(form, tries);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(null);
    if (token === null || newPasswordProblem(typed) !== undefined) return;
    setState('sending');
    try {
      await publicApi.call(routes[purpose], {
        params: { token },
        body: { password: typed.password },
      });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('typing');
    }
  };

  if (token === null) return <DeadLink purpose={purpose} cause="incomplete" />;
  const code = codeOf(failure);
  if (code === 'LINK_EXPIRED') return <DeadLink purpose={purpose} cause="spent" />;
  if (state === 'done') {
    return (
      <AuthOutcome
        icon="check"
        title={t('auth.link.doneTitle')}
        text={t('auth.link.doneText')}
        ways={[{ to: '/auth/login', text: t('auth.signIn') }]}
      />
    );
  }
  const tooWeak = code === 'PASSWORD_TOO_WEAK' ? messageOf(failure, t) : undefined;
  return (
    <AuthFrame title={t(`auth.link.${purpose}.title`)} lead={t(`auth.link.${purpose}.lead`)}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormProblem text={failure === null || tooWeak ? undefined : messageOf(failure, t)} />
        <NewPasswordFields
          value={typed}
          onChange={setTyped}
          tried={tries > 0}
          refused={tooWeak}
          autoFocus
        />
        <Button type="submit" kind="primary" wide busy={state === 'sending'}>
          {t('auth.link.set')}
        </Button>
      </form>
    </AuthFrame>
  );
}
