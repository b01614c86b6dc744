import { identityRoutes, ssoRoutes, type Profile } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../design/button-class.js';
import { Button } from '../design/Button.js';
import { Dialog } from '../design/Dialog.js';
import { FormProblem } from '../design/FormProblem.js';
import { QuietLine } from '../design/QuietLine.js';
import { PasswordField } from '../features/identity/PasswordField.js';
import { formatClock } from '../i18n/format.js';
import { session } from '../session/session.js';
import { useEndsSoon } from '../session/useEndsSoon.js';
import { useLongerSession } from '../app/staff/useLongerSession.js';
import { useStore } from '../state/store.js';
import { publicApi } from '../app/api.js';
import { messageOf } from '../app/message-of.js';

const FORM = 'sign-in-again';

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

function SignInAgain({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { username: profile.userName ?? profile.email ?? '', password };
      const { token } = await publicApi.call(identityRoutes.login, { body });
      session.begin(token);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('auth.stay')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={FORM} kind="primary" busy={busy}>
            {t('auth.stay')}
          </Button>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('auth.stayText')}</p>
        <FormProblem text={problem} />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          maxLength={128}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
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
