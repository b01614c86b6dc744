import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { api, publicApi } from '#app/api.js';
import { debug } from '../../debug.js';
import { messageOf } from '#app/message-of.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { currentLanguage } from '#i18n/language.js';
import { beginSession } from '#app/staff/begin-session.js';
import { AuthFrame } from './AuthFrame.js';
import { AuthOutcome } from './AuthOutcome.js';
import { ChosenPasswordForm } from './ChosenPasswordForm.js';
import { goTo } from './go-to.js';
import { linkToken } from './link-token.js';
import { returnPath } from './return-path.js';
import { useLinkOwner } from './useLinkOwner.js';

/**
 * The account was created before its language was known: it takes over the language of this page.
 */
async function keepLanguage(): Promise<void> {
  const body = { language: currentLanguage() };
  await api
    .call(accountRoutes.updateMyAccount, { body })
    .catch((error: unknown) => debug('language', error));
}

/**
 * The one-time sign-in: its link carries a token behind the `#`, which no server sees, and a
 * password is chosen.
 */
export function FirstSignInPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const token = linkToken(hash);
  const asked = useLinkOwner(token, 'first');
  const [problem, setProblem] = useState<string>();
  usePageTitle(t('auth.firstTitle'));

  if (token === null) {
    return (
      <AuthFrame title={t('auth.firstTitle')} lead={t('auth.linkIncomplete')} children={null} />
    );
  }
  if (asked.state === 'spent') {
    return (
      <AuthOutcome
        icon="clock"
        title={t('auth.firstSpentTitle')}
        text={t('auth.firstSpentText')}
        ways={[{ to: '/auth/login', text: t('auth.toSignIn') }]}
      />
    );
  }
  const choose = async (password: string) => {
    setProblem(undefined);
    try {
      const answer = await publicApi.call(identityRoutes.redeemSignInLink, {
        body: { token, password },
      });
      beginSession(answer.token);
      await keepLanguage();
      goTo(returnPath(search), navigate);
    } catch (error) {
      setProblem(messageOf(error, t));
    }
  };
  return (
    <AuthFrame title={t('auth.firstTitle')} lead={t('auth.firstLead')}>
      <ChosenPasswordForm asked={asked} onChosen={choose} problem={{ all: problem }} />
    </AuthFrame>
  );
}
