import { BASE_PATH } from '@foyer/contracts/identity';
import { sessionRoutes, type LinkedSession } from '@foyer/contracts/sessions';
import { useCallback, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';

import { api, publicApi } from '../../app/api.js';
import { Notice } from '../../app/Notice.js';
import { useLoaded } from '../../app/useLoaded.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { Button } from '../../design/Button.js';
import { Field } from '../../design/Field.js';
import { FormProblem } from '../../design/FormProblem.js';
import { session as signIn } from '../../session/session.js';
import { useStore } from '../../state/store.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

/** Where the link of a session leads: what it is called, its PIN where it has one, and the way in. */
export function SessionLinkPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const { value, failure } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        publicApi.call(sessionRoutes.getLinkedSession, { params: { idOrLink: name }, signal }),
      [name],
    ),
  );
  usePageTitle(value?.sessionName ?? t('sessions.title'));
  if (failure !== null) {
    return <Notice sign="404" title={t('sessions.title')} text={t('sessions.notFound')} />;
  }
  if (value === null) return null;
  return (
    <Notice
      title={value.sessionName}
      text={t(value.knockNeeded ? 'sessions.knockLead' : 'sessions.linkLead')}
      action={<WayIn session={value} />}
    />
  );
}

function WayIn({ session }: { session: LinkedSession }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { token } = useStore(signIn.state);
  const [passed, setPassed] = useState(!session.pinNeeded);
  const { act, busy, problem } = useAct();
  const { _id } = session;
  const enter = async () => {
    const joined = await act(() => api.call(sessionRoutes.joinSessions, { body: { ids: [_id] } }));
    if (joined) await navigate(`/sessions/${_id}`);
  };
  if (!passed) return <PinForm sessionId={_id} onPassed={() => setPassed(true)} />;
  return (
    <div className={styles.narrow}>
      <FormProblem text={problem} />
      {session.pinNeeded && <p role="status">{t('sessions.pinRight')}</p>}
      {token === null ? (
        <Button
          kind="primary"
          wide
          onClick={() =>
            void navigate(`/auth/login?return=${encodeURIComponent(BASE_PATH + pathname)}`)
          }
        >
          {t('sessions.signIn')}
        </Button>
      ) : (
        <Button kind="primary" wide busy={busy} onClick={() => void enter()}>
          {t('sessions.enter')}
        </Button>
      )}
    </div>
  );
}

function PinForm({ sessionId, onPassed }: { sessionId: string; onPassed: () => void }) {
  const { t } = useTranslation();
  const { token } = useStore(signIn.state);
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const { act, busy, problem } = useAct();
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    void act(async () => {
      const client = token === null ? publicApi : api;
      const { result } = await client.call(sessionRoutes.verifySessionPin, {
        body: { sessionId, pin },
      });
      setWrong(!result);
      if (result) onPassed();
    });
  };
  return (
    <form className={styles.narrow} noValidate onSubmit={check}>
      <FormProblem text={problem} />
      <Field
        label={t('sessions.pin')}
        hint={t('sessions.pinAsk')}
        value={pin}
        maxLength={4}
        inputMode="numeric"
        autoComplete="off"
        problem={wrong ? t('sessions.pinWrong') : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button type="submit" kind="primary" wide busy={busy} disabled={pin.length < 4}>
        {t('sessions.check')}
      </Button>
    </form>
  );
}
