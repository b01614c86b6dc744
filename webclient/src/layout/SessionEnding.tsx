import { ssoRoutes, type Profile } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../design/button-class.js';
import { Button } from '../design/Button.js';
import { Dialog } from '../design/Dialog.js';
import { QuietLine } from '../design/QuietLine.js';
import { formatClock } from '../i18n/format.js';
import { session } from '../session/session.js';
import { useEndsSoon } from '../session/useEndsSoon.js';
import { useLongerSession } from '../app/staff/useLongerSession.js';
import { useStore } from '../state/store.js';
import { SignInAgain } from './SignInAgain.js';

/**
 * A member with an outside sign-in signs in again in another tab: its session is that of this tab
 * too.
 */
function SignInAgainElsewhere({
  source,
  onClose,
}: {
  source: 'oidc' | 'saml';
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const route = source === 'oidc' ? ssoRoutes.oidcLogin : ssoRoutes.samlLogin;
  return (
    <Dialog
      title={t('auth.stay')}
      onClose={onClose}
      actions={
        <>
          <a
            className={buttonClass({ kind: 'primary' })}
            href={fullPath(route)}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            {t('auth.company.again')}
          </a>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <p>{t('auth.company.stayText')}</p>
    </Dialog>
  );
}

/** Warns early that the sign-in ends, and renews it in place: running work is not interrupted. */
export function SessionEnding({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { token } = useStore(session.state);
  const endsAt = useEndsSoon(token);
  useLongerSession(endsAt);
  const [asking, setAsking] = useState(false);
  const { source } = profile;
  const isElsewhere = source === 'oidc' || source === 'saml';
  const close = () => setAsking(false);
  if (endsAt === null) return null;
  return (
    <>
      <QuietLine>
        {t('auth.endsAt', { time: formatClock(endsAt) })}{' '}
        <button type="button" onClick={() => setAsking(true)}>
          {t('auth.stay')}
        </button>
      </QuietLine>
      {asking && isElsewhere && <SignInAgainElsewhere source={source} onClose={close} />}
      {asking && !isElsewhere && <SignInAgain profile={profile} onClose={close} />}
    </>
  );
}
