import { BASE_PATH } from '@foyer/contracts/identity';
import { ApiError } from '@foyer/contracts/client';
import { sessionRoutes, type LinkedSession } from '@foyer/contracts/sessions';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { usePublicBuild } from '#app/build/usePublicBuild.js';
import { publicApi } from '#app/api.js';
import { Notice } from '#app/Notice.js';
import { Button } from '#design/Button.js';
import { Field } from '#design/Field.js';
import { FormProblem } from '#design/FormProblem.js';
import { useFocusProblem } from '#design/useFocusProblem.js';
import { useStore } from '#state/store.js';
import { isWholePin, PinField } from '../PinField.js';
import styles from '../SessionsPage.module.css';
import { useAct } from '../useAct.js';
import { GuestCall } from './GuestCall.js';
import { GuestPass } from './guest-pass.js';

/**
 * The way into a session for who has no account: a name, the PIN where it has one, and the call.
 */
export function GuestEntrance({ session }: { session: LinkedSession }) {
  const { t } = useTranslation();
  const [guest] = useState(() => new GuestPass(publicApi, sessionStorage, session._id));
  const pass = useStore(guest.pass);
  const ended = useStore(guest.ended);
  useEffect(() => guest.keepFresh(), [guest]);
  usePublicBuild(false);
  const isLive = useCallback(async () => {
    const params = { idOrLink: session._id };
    return (await publicApi.call(sessionRoutes.getLinkedSession, { params })).live;
  }, [session._id]);
  const place = { id: session._id, title: session.sessionName, isMeeting: false, isLive };
  if (pass) return <GuestCall place={place} guest={guest} pass={pass} />;
  const lead = session.knockNeeded ? 'sessions.knockLead' : 'sessions.linkLead';
  return (
    <Notice
      title={ended ? t('sessionCall.accessEnded') : session.sessionName}
      text={t(ended ? 'sessionCall.accessEndedText' : lead)}
      live
      action={<EntranceForm session={session} guest={guest} />}
    />
  );
}

function EntranceForm({ session, guest }: { session: LinkedSession; guest: GuestPass }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const { act, busy, problem } = useAct();
  const element = useRef<HTMLFormElement>(null);
  useFocusProblem(element, `${problem} ${wrong}`);
  const { pinNeeded } = session;
  const enter = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(false);
    void act(async () => {
      try {
        await guest.enter(name.trim(), pinNeeded ? pin : undefined);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SESSION_PIN_WRONG') throw error;
        setWrong(true);
      }
    });
  };
  const back = encodeURIComponent(BASE_PATH + pathname);
  return (
    <form ref={element} className={styles.narrow} noValidate onSubmit={enter}>
      <FormProblem text={problem} />
      <Field
        label={t('sessionCall.guestName')}
        hint={t('sessionCall.guestNameHint')}
        value={name}
        maxLength={100}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
      />
      {pinNeeded && <PinField pin={pin} wrong={wrong} onChange={setPin} />}
      <Button
        type="submit"
        kind="primary"
        wide
        busy={busy}
        disabled={name.trim() === '' || (pinNeeded && !isWholePin(pin))}
      >
        {t('sessionCall.enterAsGuest')}
      </Button>
      <Button wide onClick={() => void navigate(`/auth/login?return=${back}`)}>
        {t('sessionCall.orSignIn')}
      </Button>
    </form>
  );
}
