import { calendarRoutes } from '@foyer/contracts/calendar';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { api } from '#app/api.js';
import { useLoaded } from '#app/useLoaded.js';
import { Section } from '#design/Section.js';
import styles from './CalendarPage.module.css';
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
  const { value } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        callId === null
          ? api.call(calendarRoutes.listMeetingCalls, { params: { id }, signal })
          : Promise.resolve({ docs: [] }),
      [id, callId],
    ),
  );
  if (!value || value.docs.length === 0) return null;
  return (
    <Section title={t('calendar.past.title')} lead={t('calendar.past.lead')}>
      <ul className={styles.list}>
        {value.docs.map(({ callDetailId, startedAt, endedAt }) => (
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
