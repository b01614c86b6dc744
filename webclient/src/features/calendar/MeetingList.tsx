import type { CalendarEvent, TimeSpan } from '@foyer/contracts/calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Unanswered } from '#app/queries/Unanswered.js';
import { Button } from '#design/Button.js';
import styles from './CalendarPage.module.css';
import { meetingQueries } from './meeting-queries.js';
import { MeetingRow } from './MeetingRow.js';
import { dayOf, dayText } from './times.js';
import { useFollowedMeetings } from './useFollowedMeetings.js';

/** Meetings of a span, day by day. */
export function MeetingList({ span }: { span: TimeSpan }) {
  const { t } = useTranslation();
  const ofSpan = meetingQueries.ofSpan(span);
  const list = useInfiniteQuery(ofSpan);
  useFollowedMeetings(ofSpan.queryKey);
  if (list.isError || list.isPending) {
    return <Unanswered query={list} failed={t('calendar.loadFailed')} height="16rem" />;
  }
  if (list.data.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t(`calendar.empty.${span}`)}</h2>
        <p>{t(`calendar.empty.${span}Text`)}</p>
      </div>
    );
  }
  return (
    <div className={styles.days}>
      {byDay(list.data).map(([day, meetings]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {dayText(meetings[0]?.startTime ?? day)}
          </h2>
          <ul className={styles.list}>
            {meetings.map((meeting) => (
              <MeetingRow
                key={`${meeting._id} ${meeting.startTime}`}
                meeting={meeting}
                onRemoved={() => void list.refetch()}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button onClick={() => void list.fetchNextPage()}>{t('calendar.more')}</Button>
      )}
    </div>
  );
}

function byDay(meetings: readonly CalendarEvent[]) {
  const days = new Map<string, CalendarEvent[]>();
  for (const meeting of meetings) {
    const day = dayOf(meeting.startTime);
    days.set(day, [...(days.get(day) ?? []), meeting]);
  }
  return [...days];
}
