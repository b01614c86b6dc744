import { sessionCallRoutes } from '@foyer/contracts/calls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { AboveDialogs } from '#app/above-dialogs/AboveDialogs.js';
import { api } from '#app/api.js';
import { debug } from '#debug.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Button } from '#design/Button.js';
import { Handset } from '#design/Handset.js';
import { callsHere } from '#media/sound/in-call.js';
import { useRing } from '#media/sound/useRing.js';
import { useStore } from '#state/store.js';
import styles from './IncomingSessionCall.module.css';
import { useLiveCall } from './useLiveCall.js';

/** The time for which an incoming call is shown (specification, section 9), in milliseconds. */
const STAYS_MS = 15_000;

interface Incoming {
  readonly callId: string;
  readonly sessionId: string;
  readonly name: string;
}

/** A call has begun in one of the member's sessions: shows the way in while it rings. */
export function IncomingSessionCall() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { profile, tab } = useStaff();
  const isPrimary = useStore(tab.isPrimary) === true;
  const isTalking = useStore(callsHere) > 0;
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const known = useRef(new Set<string>());
  useLiveCall(
    ({ sessionId, sessionName: name, callInfo }) => {
      const call = callInfo.currentCallDetailId;
      if (incoming?.sessionId === sessionId && call?._id !== incoming.callId) setIncoming(null);
      if (!call || known.current.has(call._id)) return;
      known.current.add(call._id);
      // A member who comes back to a page during a call gets no ring for it.
      const hasJustBegun = call.callJoiners.filter(({ callStatus }) => callStatus).length <= 1;
      const isThere = pathname === `/sessions/${sessionId}/call`;
      const isInvited = call.invitedMembers.includes(profile._id);
      if (!hasJustBegun || isThere || !isInvited) return;
      setIncoming({ callId: call._id, sessionId, name });
    },
    () => setIncoming(null),
  );
  useEffect(() => {
    if (!incoming) return undefined;
    const timer = setTimeout(() => setIncoming(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [incoming]);
  const isOpen = incoming !== null && pathname !== `/sessions/${incoming.sessionId}/call`;
  // One tab sounds; each of them shows it.
  useRing(isOpen && isPrimary, 'call');
  if (!isOpen) return null;
  const { callId: callDetailId, sessionId, name } = incoming;
  const reject = () => {
    setIncoming(null);
    const body = {
      ...{ callDetailId, sessionId, callStatus: false },
      ...{ callJoinerId: profile._id, currentUserID: profile._id },
    };
    api
      .call(sessionCallRoutes.inviteCall, { body })
      .catch((error: unknown) => debug('call', 'not rejected', error));
  };
  return (
    <AboveDialogs>
      <section
        className={styles.card}
        role="alertdialog"
        data-above
        aria-labelledby="session-call-kicker session-call-name"
      >
        <p id="session-call-kicker" className={styles.kicker}>
          {t('sessionCall.incoming')}
        </p>
        <p id="session-call-name" className={styles.name}>
          {name}
        </p>
        {isTalking && <p>{t('sessionCall.holdsFirst')}</p>}
        <div className={styles.actions}>
          <Button
            kind="live"
            wide
            icon={<Handset />}
            onClick={() => {
              setIncoming(null);
              void navigate(`/sessions/${sessionId}/call`);
            }}
          >
            {t('sessionCall.accept')}
          </Button>
          <Button wide onClick={reject}>
            {t('sessionCall.reject')}
          </Button>
        </div>
      </section>
    </AboveDialogs>
  );
}
