import { calendarRoutes } from '@foyer/contracts/calendar';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { Section } from '#design/Section.js';
import { Skeleton } from '#design/Skeleton.js';
import styles from './CalendarPage.module.css';
import { MeetingDialog } from './form/MeetingDialog.js';
import { pathOf } from './path-of.js';
import { DatedRow } from './DatedRow.js';
import { ownZone } from './times.js';
import { useLiveMeetings } from './useLiveMeetings.js';

const SHOWN = 5;
/** So far ahead they are listed, in milliseconds: no more is asked for at once. */
const WINDOW_MS = 99 * 86_400_000;

interface SessionMeetingsProps {
  readonly sessionId: string;
  /** True if meetings may be planned for it. */
  readonly mayPlan: boolean;
}

/**
 * The meetings to come that are planned with a session and to which one is invited, and the way to
 * plan one.
 */
export function SessionMeetings({ sessionId, mayPlan }: SessionMeetingsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [planning, setPlanning] = useState(false);
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) => {
        const now = Date.now();
        const [from, to] = [now, now + WINDOW_MS].map((at) => new Date(at).toISOString());
        const query = { page: 1, limit: SHOWN };
        const body = { sessionId, timeZone: ownZone(), from: from ?? '', to: to ?? '' };
        return api.call(calendarRoutes.listMeetings, { query, body, signal });
      },
      [sessionId],
    ),
  );
  useLiveMeetings(again, again);
  return (
    <Section title={t('calendar.ofSession.title')} lead={t('calendar.ofSession.lead')}>
      {failure !== null && (
        <LoadFailure text={t('calendar.loadFailed')} failure={failure} again={again} />
      )}
      {value === null && failure === null && <Skeleton height="4rem" />}
      {value?.docs.length === 0 && <p className={styles.facts}>{t('calendar.ofSession.none')}</p>}
      {value !== null && value.docs.length > 0 && (
        <ul className={styles.list}>
          {value.docs.map((meeting) => (
            <DatedRow key={`${meeting._id} ${meeting.startTime}`} meeting={meeting} />
          ))}
        </ul>
      )}
      {mayPlan && (
        <div className={styles.actions}>
          <Button icon={<Icon name="plus" />} onClick={() => setPlanning(true)}>
            {t('calendar.new')}
          </Button>
        </div>
      )}
      {planning && (
        <MeetingDialog
          sessionId={sessionId}
          onClose={() => setPlanning(false)}
          onDone={(planned) => void navigate(pathOf(planned))}
        />
      )}
    </Section>
  );
}
