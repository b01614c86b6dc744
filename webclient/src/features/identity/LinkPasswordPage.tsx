import { ApiError } from '@foyer/contracts/client';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { publicApi } from '#app/api.js';
import { debug } from '../../debug.js';
import { messageOf } from '#app/message-of.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { beginSession } from '#app/staff/begin-session.js';
import { AuthFrame } from './AuthFrame.js';
import { AuthOutcome } from './AuthOutcome.js';
import { ChosenPasswordForm } from './ChosenPasswordForm.js';
import { DeadLink } from './DeadLink.js';
import { FactorStep } from './factor/FactorStep.js';
import { goTo } from './go-to.js';
import { linkToken } from './link-token.js';
import { WEAK_PASSWORD } from './new-password.js';
import { returnPath } from './return-path.js';
import { useLinkOwner, type LinkOwner } from './useLinkOwner.js';

const routes = {
  invitation: accountRoutes.setPassword,
  reset: accountRoutes.resetPassword,
} as const;

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');

/**
 * The page behind the links of invitations and forgotten passwords: the user chooses a password
 * once, and is signed in.
 */
export function LinkPasswordPage({ purpose }: { purpose: 'invitation' | 'reset' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = linkToken(useLocation().hash);
  const asked = useLinkOwner(token, purpose);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSet, setIsSet] = useState(false);
  const [challenge, setChallenge] = useState<string>();
  usePageTitle(t(`auth.link.${purpose}.title`));

  if (token === null) return <DeadLink purpose={purpose} cause="incomplete" />;
  const code = codeOf(failure);
  if (code === 'LINK_EXPIRED' || asked.state === 'spent') {
    return <DeadLink purpose={purpose} cause="spent" />;
  }
  const enter = (signedIn: string) => {
    beginSession(signedIn);
    goTo(returnPath(''), navigate);
  };
  if (challenge !== undefined) {
    const back = () => {
      setChallenge(undefined);
      setIsSet(true);
    };
    return <FactorStep challenge={challenge} onSignedIn={enter} onBack={back} />;
  }
  if (isSet) {
    return (
      <AuthOutcome
        icon="check"
        title={t('auth.link.doneTitle')}
        text={t('auth.link.doneText')}
        ways={[{ to: '/auth/login', text: t('auth.signIn') }]}
      />
    );
  }
  const choose = async (password: string) => {
    setFailure(null);
    try {
      await publicApi.call(routes[purpose], { params: { token }, body: { password } });
    } catch (error) {
      setFailure(error);
      return;
    }
    const answer = asked.state === 'known' ? await signIn(asked.owner, password) : undefined;
    // The password stands all the same.
    if (answer === undefined) setIsSet(true);
    else if ('challenge' in answer) setChallenge(answer.challenge);
    else enter(answer.token);
  };
  const isWeak = WEAK_PASSWORD.includes(code);
  const tooWeak = isWeak ? messageOf(failure, t) : undefined;
  const all = failure === null || tooWeak !== undefined ? undefined : messageOf(failure, t);
  return (
    <AuthFrame title={t(`auth.link.${purpose}.title`)} lead={t(`auth.link.${purpose}.lead`)}>
      <ChosenPasswordForm asked={asked} onChosen={choose} problem={{ password: tooWeak, all }} />
    </AuthFrame>
  );
}

/** @returns undefined where that did not work */
async function signIn({ userName }: LinkOwner, password: string) {
  try {
    const body = { username: userName, password };
    return await publicApi.call(identityRoutes.login, { body });
  } catch (error) {
    debug('sign in after a link', error);
    return undefined;
  }
}
