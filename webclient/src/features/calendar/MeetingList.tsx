import { calendarRoutes, type CalendarEvent, type TimeSpan } from '@foyer/contracts/calendar';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { Button } from '#design/Button.js';
import { Skeleton } from '#design/Skeleton.js';
import styles from './CalendarPage.module.css';
import { MeetingRow } from './MeetingRow.js';
import { dayOf, dayText, ownZone } from './times.js';
import { useLiveMeetings } from './useLiveMeetings.js';

const PAGE = 25;

/** Meetings of a span, day by day. */
export function MeetingList({ span }: { span: TimeSpan }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(PAGE);
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.call(calendarRoutes.listMeetings, {
          query: { page: 1, limit },
          body: { timeSpan: span, timeZone: ownZone() },
          signal,
        }),
      [span, limit],
    ),
  );
  useLiveMeetings(again, again);
  if (failure !== null) {
    return <LoadFailure text={t('calendar.loadFailed')} failure={failure} again={again} />;
  }
  if (value === null) return <Skeleton height="16rem" />;
  if (value.docs.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t(`calendar.empty.${span}`)}</h2>
        <p>{t(`calendar.empty.${span}Text`)}</p>
      </div>
    );
  }
  return (
    <div className={styles.days}>
      {byDay(value.docs).map(([day, meetings]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {dayText(meetings[0]?.startTime ?? day)}
          </h2>
          <ul className={styles.list}>
            {meetings.map((meeting) => (
              <MeetingRow
                key={`${meeting._id} ${meeting.startTime}`}
                meeting={meeting}
                onRemoved={again}
              />
            ))}
          </ul>
        </section>
      ))}
      {value.hasNextPage && (
        <Button onClick={() => setLimit((present) => present + PAGE)}>{t('calendar.more')}</Button>
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
