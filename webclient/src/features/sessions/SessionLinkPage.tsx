import { ApiError } from '@foyer/contracts/client';
import { sessionRoutes, type LinkedSession } from '@foyer/contracts/sessions';
import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';

import { api, publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { useLoaded } from '#app/useLoaded.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { session as signIn } from '#session/session.js';
import { useStore } from '#state/store.js';
import { GuestEntrance } from './call/GuestEntrance.js';
import { isWholePin, PinField } from './PinField.js';
import styles from './SessionsPage.module.css';
import { useAct } from './useAct.js';

/** The page behind the link of a session: its name, its PIN if it has one, and the way in. */
export function SessionLinkPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        publicApi.call(sessionRoutes.getLinkedSession, { params: { idOrLink: name }, signal }),
      [name],
    ),
  );
  const { token } = useStore(signIn.state);
  usePageTitle(value?.sessionName ?? t('sessions.title'));
  if (failure !== null) {
    if (failure instanceof ApiError && failure.status === 404) {
      return <Notice sign="404" title={t('sessions.title')} text={t('sessions.notFound')} />;
    }
    return (
      <Notice
        title={t('sessions.title')}
        text={messageOf(failure, t)}
        action={<Button onClick={again}>{t('visitor.again')}</Button>}
      />
    );
  }
  if (value === null) return null;
  if (token === null) return <GuestEntrance session={value} />;
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
  const [passed, setPassed] = useState(!session.pinNeeded);
  const { act, busy, problem } = useAct();
  const { _id } = session;
  const enter = async () => {
    // Members enter in any case; others do not become members by knocking.
    if (session.knockNeeded) return navigate(`/sessions/${_id}/call`);
    const joined = await act(() => api.call(sessionRoutes.joinSessions, { body: { ids: [_id] } }));
    return joined ? navigate(`/sessions/${_id}`) : undefined;
  };
  if (!passed) return <PinForm sessionId={_id} onPassed={() => setPassed(true)} />;
  return (
    <div className={styles.narrow}>
      <FormProblem text={problem} />
      {session.pinNeeded && <p role="status">{t('sessions.pinRight')}</p>}
      <Button kind="primary" wide busy={busy} onClick={() => void enter()}>
        {t(session.knockNeeded ? 'sessionCall.knock' : 'sessions.enter')}
      </Button>
    </div>
  );
}

function PinForm({ sessionId, onPassed }: { sessionId: string; onPassed: () => void }) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const { act, busy, problem } = useAct();
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, `${problem} ${wrong}`);
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    void act(async () => {
      const { result } = await api.call(sessionRoutes.verifySessionPin, {
        body: { sessionId, pin },
      });
      setWrong(!result);
      if (result) onPassed();
    });
  };
  return (
    <form ref={element} className={styles.narrow} noValidate onSubmit={check}>
      <FormProblem text={problem} />
      <PinField pin={pin} wrong={wrong} onChange={setPin} />
      <Button type="submit" kind="primary" wide busy={busy} disabled={!isWholePin(pin)}>
        {t('sessions.check')}
      </Button>
    </form>
  );
}
