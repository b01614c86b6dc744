import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { Section } from '#design/Section.js';
import styles from './CalendarPage.module.css';
import { MeetingDialog } from './form/MeetingDialog.js';
import { meetingQueries } from './meeting-queries.js';
import { pathOf } from './path-of.js';
import { DatedRow } from './DatedRow.js';
import { useFollowedMeetings } from './useFollowedMeetings.js';

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
  const planned = meetingQueries.ofSession(sessionId);
  const meetings = useQuery(planned);
  const shown = meetings.data?.docs;
  useFollowedMeetings(planned.queryKey);
  return (
    <Section title={t('calendar.ofSession.title')} lead={t('calendar.ofSession.lead')}>
      <Unanswered query={meetings} failed={t('calendar.loadFailed')} height="4rem" />
      {shown?.length === 0 && <p className={styles.facts}>{t('calendar.ofSession.none')}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((meeting) => (
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
          onDone={(meeting) => void navigate(pathOf(meeting))}
        />
      )}
    </Section>
  );
}
