import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Section } from '#design/Section.js';
import styles from './CalendarPage.module.css';
import { meetingQueries } from './meeting-queries.js';
import { whenText } from './times.js';

interface PastCallsProps {
  readonly meetingId: string;
  /** The running call: when it ends, there is one more past call. */
  readonly callId: string | null;
}

/**
 * The calls of a meeting that are over, with what was written and shown in them; not drawn where
 * there are none.
 */
export function PastCalls({ meetingId: id, callId }: PastCallsProps) {
  const { t } = useTranslation();
  const isOver = callId === null;
  const { data } = useQuery({ ...meetingQueries.calls(id), enabled: isOver });
  if (!isOver || !data || data.docs.length === 0) return null;
  return (
    <Section title={t('calendar.past.title')} lead={t('calendar.past.lead')}>
      <ul className={styles.list}>
        {data.docs.map(({ callDetailId, startedAt, endedAt }) => (
          <li key={callDetailId} className={styles.row}>
            <Link to={`/calendar/${id}/calls/${callDetailId}`}>
              {whenText({ startTime: startedAt, endTime: endedAt })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
