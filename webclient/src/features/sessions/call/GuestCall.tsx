import { sessionCallRoutes } from '@foyer/contracts/calls';
import { ApiError, makeClient } from '@foyer/contracts/client';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageInUse } from '#app/build/page-in-use.js';
import { CallFooter } from '#app/CallFooter.js';
import { ConnectionLine } from '#app/ConnectionLine.js';
import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { Button } from '#design/Button.js';
import { currentLanguage } from '#i18n/language.js';
import { downloadAs } from '../../chat/session/download-as.js';
import { uploadTo } from '../../chat/session/upload-to.js';
import { PaidReceipts } from '../../payments/payer/PaidReceipts.js';
import { PayerReceiptDialog } from '../../payments/payer/PayerReceiptDialog.js';
import { AfterCall } from './AfterCall.js';
import { CallDocuments } from './CallDocuments.js';
import { sayGone, type SessionCallStatus } from './entry.js';
import { GroupCall } from './GroupCall.js';
import styles from './GuestCall.module.css';
import { LeftToGuest } from './LeftToGuest.js';
import type { GuestPass, Pass } from './guest-pass.js';
import { useGuestWire } from './useGuestWire.js';

/**
 * A call that has not begun is looked for this often, in milliseconds; after some minutes less
 * often.
 */
const LOOK_AGAIN_MS = 3_000;
const LOOK_LATER_MS = 10_000;
const QUICK_LOOKS = 100;
/** Errors that say that the pass is no longer good. */
const UNKNOWN = ['UNAUTHENTICATED', 'SIGNED_OUT'];
/** Errors that say that there is a call later. */
const EARLY = ['CALL_NOT_FOUND', 'CALL_OVER', 'MEETING_NOT_OPEN'];
/** Errors that say that there is none any more. */
const CLOSED = ['MEETING_CANCELLED', 'MEETING_OVER', 'MEETING_NOT_FOUND'];

interface Found {
  readonly callId: string;
  readonly status: SessionCallStatus;
}

/**
 * The server was not reached, or could not answer: that passes, and the page was said to be kept
 * open.
 */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * The place of the call: a session, or a meeting, whose documents and messages are those of its
 * call.
 */
export interface GuestPlace {
  readonly id: string;
  readonly title: string;
  readonly isMeeting: boolean;
  /**
   * Asks if a call is running, without entering it: entering without a running call is refused.
   * Must stay the same.
   */
  readonly isLive?: () => Promise<boolean>;
}

interface GuestCallProps {
  readonly place: GuestPlace;
  readonly guest: GuestPass;
  readonly pass: Pass;
  /** Drawn until the call begins. */
  readonly waiting?: ReactNode;
  /** Told where nothing is left to wait for. */
  readonly onClosed?: () => void;
}

/** A guest in the call of a session or meeting, as soon as there is one. */
export function GuestCall({ place, guest, pass, waiting, onClosed }: GuestCallProps) {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [gone, setGone] = useState<{ readonly reason: string | null } | null>(null);
  const { id: sessionId, title: sessionName, isMeeting, isLive } = place;
  const { guestId: joinerId, displayName } = pass;
  // A refused pass says to a guest in the lobby that the meeting was called off.
  const refused = useCallback(
    (code: string) => {
      if (code === 'MEETING_CANCELLED') setGone({ reason: 'called-off' });
      else guest.forget();
    },
    [guest],
  );
  const wire = useGuestWire(guest, found?.callId ?? null, refused);
  const [client] = useState(() => makeClient({ token: guest.token, language: currentLanguage }));
  const callId = found?.callId ?? '';
  const documentsOf = useMemo(
    () => ({ kind: isMeeting ? 'call' : 'session', id: isMeeting ? callId : sessionId }) as const,
    [isMeeting, callId, sessionId],
  );
  const chatRights = useMemo(
    () => ({
      ...{ deleteOthers: false, forward: false, download: downloadAs(guest.token) },
      attach: uploadTo(documentsOf, { token: guest.token }),
    }),
    [documentsOf, guest],
  );
  const isLooking = found === null && gone === null && (failure === null || isPassing(failure));

  const join = useCallback(
    async (signal?: AbortSignal): Promise<Found> => {
      const body = {
        ...{ sessionId, isMeeting, joinerDetail: { joinerId, displayName } },
        ...(isMeeting && { meetingId: sessionId }),
      };
      const { joinSessionCall } = sessionCallRoutes;
      const joined = await client.call(joinSessionCall, { body, ...(signal && { signal }) });
      return { callId: joined.callDetailId, status: joined.knockingStatus };
    },
    [client, sessionId, isMeeting, joinerId, displayName],
  );

  const closed = useEffectEvent(() => onClosed?.());

  useEffect(() => {
    if (!isLooking) return undefined;
    const aborted = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    const lookAgain = () => {
      looks += 1;
      const after = looks < QUICK_LOOKS ? LOOK_AGAIN_MS : LOOK_LATER_MS;
      timer = setTimeout(() => void look(), after);
    };
    const look = async () => {
      try {
        const isThere = isLive === undefined || (await isLive());
        if (aborted.signal.aborted) return;
        if (!isThere) {
          setFailure(null);
          lookAgain();
          return;
        }
        setFound(await join(aborted.signal));
        setFailure(null);
      } catch (error) {
        if (aborted.signal.aborted) return;
        const code = error instanceof ApiError ? error.code : '';
        if (UNKNOWN.includes(code)) {
          guest.forget();
          return;
        }
        if (code === 'NOT_IN_CALL') {
          // A removed guest is refused for as long as the call continues.
          setGone({ reason: 'removed' });
          return;
        }
        const isEarly = EARLY.includes(code);
        if (CLOSED.includes(code)) closed();
        setFailure(isEarly ? null : error);
        if (isEarly || isPassing(error)) lookAgain();
      }
    };
    void look();
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [isLooking, guest, join, isLive]);

  // A page that was loaded again would not say how it has left, and knock once more.
  usePageInUse(found !== null || gone !== null);
  const paid = <PaidReceipts clientId={joinerId} placeId={sessionId} token={guest.token} />;
  if (gone) {
    return (
      <AfterCall
        reason={gone.reason}
        onRejoin={() => {
          setFound(null);
          setGone(null);
        }}
        onAskAgain={() => guest.startOver()}
      >
        <LeftToGuest clientId={joinerId} placeId={sessionId} token={guest.token} />
      </AfterCall>
    );
  }
  if (failure !== null) {
    return (
      <Notice
        title={sessionName}
        text={messageOf(failure, t)}
        action={
          !isLooking && <Button onClick={() => setFailure(null)}>{t('visitor.again')}</Button>
        }
      />
    );
  }
  if (found === null || !wire) {
    return (
      waiting ?? (
        <Notice title={t('sessionCall.notYet')} text={t('sessionCall.notYetText')} action={paid} />
      )
    );
  }
  return (
    <div className={styles.page}>
      <ConnectionLine channel={wire.channel('application')} />
      <GroupCall
        wire={wire}
        client={client}
        documentsOf={documentsOf}
        token={guest.token}
        callId={found.callId}
        entry={{
          ...{ joinerId, status: found.status },
          knock: async () => (await join()).status,
          withdraw: () => sayGone(client, found.callId),
        }}
        title={sessionName}
        chatRights={chatRights}
        folder={(inCall) => <CallDocuments of={documentsOf} token={guest.token} {...inCall} />}
        onOver={(reason) => setGone({ reason })}
      />
      <PayerReceiptDialog wire={wire} clientId={joinerId} placeId={sessionId} />
      <CallFooter />
    </div>
  );
}
