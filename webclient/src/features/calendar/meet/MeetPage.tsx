import { ApiError } from '@foyer/contracts/client';
import type { LinkedMeeting } from '@foyer/contracts/calendar';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';

import { usePublicBuild } from '#app/build/usePublicBuild.js';
import { publicApi } from '#app/api.js';
import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { usePageTitle } from '#app/usePageTitle.js';
import { session as signIn } from '#session/session.js';
import { useStore } from '#state/store.js';
import { PaidReceipts } from '../../payments/payer/PaidReceipts.js';
import { GuestCall } from '../../sessions/call/GuestCall.js';
import { GuestPass } from '../../sessions/call/guest-pass.js';
import { LeftToGuest } from '../../sessions/call/LeftToGuest.js';
import { WhenThere } from '../WhenThere.js';
import { whenHere } from '../times.js';
import { AnswerForm } from './AnswerForm.js';
import { Countdown } from './Countdown.js';
import { invitationOf } from './invitation.js';
import styles from './MeetPage.module.css';
import { MeetEntrance } from './MeetEntrance.js';
import { useLinkedMeeting } from './useLinkedMeeting.js';

/**
 * The page behind the link of a meeting: waiting until it opens, a name or PIN if required, and the
 * call.
 */
export function MeetPage() {
  const { t } = useTranslation();
  const { eventId = '', userName = '' } = useParams();
  const [invitation] = useState(() => invitationOf(eventId));
  const [params] = useSearchParams();
  const occurrence = params.get('occurrence');
  usePublicBuild(false);
  // The call itself notifies the people who wait for it, or are in it.
  const [isInside, setInside] = useState(false);
  const { meeting, failure, ahead, look } = useLinkedMeeting(
    eventId,
    { invitation, occurrence },
    isInside,
  );
  // A link also leads to the meeting that holds the later dates: each has passes of its own.
  const meetingId = meeting?._id ?? eventId;
  const guest = useMemo(() => new GuestPass(publicApi, sessionStorage, meetingId), [meetingId]);
  const pass = useStore(guest.pass);
  useEffect(() => guest.keepFresh(), [guest]);
  const isLive = useCallback(async () => (await look()).live, [look]);
  const inside = pass !== null && meeting?.state === 'open';
  if (inside !== isInside) setInside(inside);
  const moved = useMoved(meeting);
  const title = meeting?.name ?? t('calendar.untitled');
  usePageTitle(title);
  const isRefused = failure instanceof ApiError && failure.code === 'INVITATION_NOT_VALID';
  if (meeting === null || isRefused) {
    if (failure === null) return null;
    const isGone = failure instanceof ApiError && failure.status === 404;
    return (
      <Notice
        sign={isGone ? '404' : undefined}
        title={t('calendar.untitled')}
        text={isGone ? t('calendar.meet.notFound') : messageOf(failure, t)}
      />
    );
  }
  const { state } = meeting;
  const isNamed = occurrence !== null && meeting.occurrence === occurrence;
  const paid = pass && (
    <PaidReceipts clientId={pass.guestId} placeId={meetingId} token={guest.token} />
  );
  const answering = <Answering {...{ meeting, invitation, isNamed }} onAnswered={look} />;
  if (state === 'cancelled' || state === 'over') {
    return (
      <Notice
        title={t(`calendar.meet.${state}`)}
        text={t(`calendar.meet.${state}Text`)}
        action={
          <>
            <Facts meeting={meeting} />
            {pass && (
              <LeftToGuest
                {...{ clientId: pass.guestId, placeId: meetingId, token: guest.token }}
                quiet
              />
            )}
          </>
        }
        live
      />
    );
  }
  if (state === 'early') {
    return (
      <Notice
        title={t(moved ? 'calendar.meet.movedTitle' : 'calendar.meet.early')}
        text={
          moved
            ? t('calendar.meet.moved', { when: whenHere(meeting) })
            : t('calendar.meet.earlyText')
        }
        live
        action={
          <div className={styles.narrow}>
            <Facts meeting={meeting} />
            <Countdown until={meeting.opensAt} ahead={ahead} onOver={() => void look()} />
            {answering}
            {paid}
          </div>
        }
      />
    );
  }
  if (pass) {
    return (
      <GuestCall
        place={{ id: meeting._id, title, isMeeting: true, isLive }}
        guest={guest}
        pass={pass}
        onClosed={() => void look()}
        waiting={
          <Notice
            title={t('calendar.meet.waiting')}
            text={t('calendar.meet.waitingText')}
            live
            action={
              <>
                <Facts meeting={meeting} />
                {paid}
              </>
            }
          />
        }
      />
    );
  }
  return (
    <Notice
      title={title}
      text={whenHere(meeting)}
      action={
        <div className={styles.narrow}>
          <div className={styles.facts}>
            <WhenThere meeting={meeting} />
            <CalledOff meeting={meeting} />
          </div>
          <MeetEntrance
            meeting={meeting}
            guest={guest}
            invitation={invitation}
            userName={userName}
          />
          <ForStaff eventId={meeting._id} />
          {answering}
        </div>
      }
    />
  );
}

interface AnsweringProps {
  readonly meeting: LinkedMeeting;
  readonly invitation: string | null;
  readonly isNamed: boolean;
  readonly onAnswered: () => Promise<unknown>;
}

/** An invitation can be answered by who it is for. */
function Answering({ meeting, invitation, isNamed, onAnswered }: AnsweringProps) {
  if (meeting.guest === null || invitation === null) return null;
  return (
    <AnswerForm
      // An answer about another date does not apply to this one.
      key={meeting.startTime}
      invitation={invitation}
      meeting={meeting}
      guest={meeting.guest}
      isNamed={isNamed}
      onAnswered={onAnswered}
    />
  );
}

function Facts({ meeting }: { meeting: LinkedMeeting }) {
  const { t } = useTranslation();
  const { name, organizerName } = meeting;
  return (
    <div className={styles.facts}>
      {name !== null && <p className={styles.name}>{name}</p>}
      <p>{whenHere(meeting)}</p>
      <WhenThere meeting={meeting} />
      <CalledOff meeting={meeting} />
      {organizerName !== null && <p>{t('calendar.meet.with', { name: organizerName })}</p>}
    </div>
  );
}

/** A part whose earlier dates were called off says that its own take place. */
function CalledOff({ meeting: { state, reason, earlierCancelled } }: { meeting: LinkedMeeting }) {
  const { t } = useTranslation();
  return (
    <>
      {earlierCancelled && state !== 'cancelled' && <p>{t('calendar.meet.earlierCancelled')}</p>}
      {reason !== null && <p>{t('calendar.because', { reason })}</p>}
    </>
  );
}

/** A member who is signed in here joins with their own account. */
function ForStaff({ eventId }: { eventId: string }) {
  const { t } = useTranslation();
  const { token } = useStore(signIn.state);
  if (token === null) return null;
  return <Link to={`/calendar/${eventId}`}>{t('calendar.details')}</Link>;
}

/** True if the meeting has moved since the page showed it first; another part did not move. */
function useMoved(meeting: LinkedMeeting | null): boolean {
  const [first, setFirst] = useState<Pick<LinkedMeeting, '_id' | 'startTime'> | null>(null);
  if (meeting !== null && first?._id !== meeting._id) setFirst(meeting);
  return meeting?._id === first?._id && meeting?.startTime !== first?.startTime;
}
