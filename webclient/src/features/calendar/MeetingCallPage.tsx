import { calendarRoutes } from '@foyer/contracts/calendar';
import { sessionCallRoutes } from '@foyer/contracts/calls';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';

import { api } from '../../app/api.js';
import { LoadFailure } from '../../app/LoadFailure.js';
import { newId } from '../../app/new-id.js';
import { useStaff } from '../../app/staff/staff-context.js';
import { useLoaded } from '../../app/useLoaded.js';
import { usePageTitle } from '../../app/usePageTitle.js';
import { session as signIn } from '../../session/session.js';
import { staffRights } from '../chat/session/staff-rights.js';
import { AfterCall } from '../sessions/call/AfterCall.js';
import { sayGone } from '../sessions/call/entry.js';
import { GroupCall } from '../sessions/call/GroupCall.js';
import styles from './CalendarPage.module.css';

/** What is written in a meeting is not sent on from there: others were not in it. */
const rights = { ...staffRights, forward: false };

/** A member in the call of a meeting; who comes first opens it. */
export function MeetingCallPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { wire, profile, tab } = useStaff();
  const [gone, setGone] = useState<{ readonly reason: string | null } | null>(null);
  const { _id: joinerId, firstName, lastName } = profile;
  const displayName = `${firstName} ${lastName}`.trim();
  const join = useCallback(
    async (signal?: AbortSignal) => {
      const aborting = signal && { signal };
      const opening = { eventId: id, callDetailId: newId() };
      await api.call(calendarRoutes.startMeeting, { body: opening, ...aborting });
      const joinerDetail = { joinerId, displayName };
      const body = { sessionId: id, meetingId: id, isMeeting: true, joinerDetail };
      return api.call(sessionCallRoutes.joinSessionCall, { body, ...aborting });
    },
    [id, joinerId, displayName],
  );
  const { value, failure, again } = useLoaded(join);
  const title = (value?.callJoiner.sessionName ?? '') || t('calendar.untitled');
  usePageTitle(title);
  if (failure !== null) {
    return (
      <main className={styles.page}>
        <Link to={`/calendar/${id}`}>{t('calendar.back')}</Link>
        <LoadFailure text={t('sessionCall.loadFailed')} failure={failure} again={again} />
      </main>
    );
  }
  if (gone) {
    return (
      <AfterCall
        reason={gone.reason}
        onRejoin={() => {
          setGone(null);
          again();
        }}
        back={{ label: t('calendar.back'), go: () => void navigate(`/calendar/${id}`) }}
      />
    );
  }
  if (value === null) return null;
  const { callDetailId, knockingStatus: status } = value;
  return (
    <GroupCall
      key={callDetailId}
      wire={wire}
      tab={tab}
      client={api}
      callId={callDetailId}
      entry={{
        ...{ joinerId, status, knock: async () => (await join()).knockingStatus },
        withdraw: () => sayGone(api, callDetailId),
      }}
      documentsOf={{ kind: 'call', id: callDetailId }}
      token={() => signIn.token()}
      title={title}
      chatRights={rights}
      onOver={(reason) => setGone({ reason })}
    />
  );
}
