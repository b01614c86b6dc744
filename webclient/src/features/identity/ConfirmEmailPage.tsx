import { ApiError } from '@foyer/contracts/client';
import { accountRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { AuthFrame } from './AuthFrame.js';
import { AuthOutcome } from './AuthOutcome.js';
import { DeadLink } from './DeadLink.js';
import { linkToken } from './link-token.js';

/**
 * The page behind the link that is mailed to a new address. A press confirms it, since mail
 * programs open links automatically.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = linkToken(useLocation().hash);
  const [failure, setFailure] = useState<unknown>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  usePageTitle(t('auth.link.email.title'));

  if (token === null) return <DeadLink purpose="email" cause="incomplete" />;
  if (failure instanceof ApiError && failure.code === 'EMAIL_LINK_EXPIRED') {
    return <DeadLink purpose="email" cause="spent" />;
  }
  if (state === 'done') {
    return (
      <AuthOutcome
        icon="check"
        title={t('auth.link.email.doneTitle')}
        text={t('auth.link.email.doneText')}
        ways={[{ to: '/auth/login', text: t('auth.link.email.on') }]}
      />
    );
  }
  const confirm = async () => {
    setState('sending');
    setFailure(null);
    try {
      await publicApi.call(accountRoutes.confirmEmail, { params: { token } });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('asking');
    }
  };
  return (
    <AuthFrame title={t('auth.link.email.title')} lead={t('auth.link.email.lead')}>
      <FormProblem text={failure === null ? undefined : messageOf(failure, t)} />
      <Button kind="primary" wide busy={state === 'sending'} onClick={() => void confirm()}>
        {t('auth.link.email.confirm')}
      </Button>
    </AuthFrame>
  );
}
