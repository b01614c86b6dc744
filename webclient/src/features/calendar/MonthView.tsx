import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadFailure } from '#app/LoadFailure.js';
import { useAddressed } from '#app/useAddressed.js';
import { Button } from '#design/Button.js';
import { classes } from '#design/classes.js';
import { IconButton } from '#design/IconButton.js';
import { Skeleton } from '#design/Skeleton.js';
import { OneLine } from '#design/OneLine.js';
import styles from './CalendarPage.module.css';
import { useNow } from '#state/now.js';
import month from './MonthView.module.css';
import { meetingQueries } from './meeting-queries.js';
import { MeetingRow } from './MeetingRow.js';
import { dayOf, dayText, monthText, timeText, weekdays } from './times.js';
import { useFollowedMeetings } from './useFollowedMeetings.js';

/** More than these on a day are counted. */
const SHOWN = 3;

/** Of the beginning of a day, such as `2026-03`. */
const MONTH_LENGTH = 7;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T12:00`).getTime());
const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** A month of own meetings; a day shows its meetings below. */
export function MonthView() {
  const { t } = useTranslation();
  const [today] = useState(() => dayOf(new Date()));
  const [{ month: shown, day }, show] = useAddressed(
    { month: today.slice(0, MONTH_LENGTH), day: today },
    { month: isMonth, day: isDay },
  );
  const first = useMemo(() => new Date(`${shown}-01T00:00`), [shown]);
  const days = useMemo(() => daysShown(first), [first]);
  const ofDays = meetingQueries.between(days[0] ?? first, shifted(days.at(-1) ?? first, 1));
  const { data, error, refetch } = useQuery(ofDays);
  const again = () => void refetch();
  useFollowedMeetings(ofDays.queryKey);
  const step = (by: number) =>
    show({ month: monthOf(new Date(first.getFullYear(), first.getMonth() + by, 1)) });
  if (error !== null) {
    return <LoadFailure text={t('calendar.loadFailed')} failure={error} again={again} />;
  }
  const onDay = (data?.docs ?? []).filter(({ startTime }) => dayOf(startTime) === day);
  return (
    <div className={month.view}>
      <div className={month.bar}>
        <h2 className={month.name} aria-live="polite">
          {monthText(first)}
        </h2>
        <IconButton icon="arrowLeft" label={t('calendar.monthBefore')} onClick={() => step(-1)} />
        <IconButton icon="arrowRight" label={t('calendar.monthAfter')} onClick={() => step(1)} />
        <Button size="small" onClick={() => show({ month: monthOf(new Date()) })}>
          {t('calendar.thisMonth')}
        </Button>
      </div>
      <div className={month.grid}>
        {weekdays().map((name) => (
          <span key={name} className={month.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((date) => (
          <Day
            key={dayOf(date)}
            date={date}
            isOther={date.getMonth() !== first.getMonth()}
            isChosen={dayOf(date) === day}
            meetings={(data?.docs ?? []).filter(
              ({ startTime }) => dayOf(startTime) === dayOf(date),
            )}
            onChoose={() => show({ day: dayOf(date) })}
          />
        ))}
      </div>
      <section aria-live="polite">
        <h3 className={styles.day}>{dayText(new Date(`${day}T12:00`))}</h3>
        {!data && <Skeleton height="4rem" />}
        {data && onDay.length === 0 && <p className={styles.facts}>{t('calendar.noneOnDay')}</p>}
        {onDay.length > 0 && (
          <ul className={styles.list}>
            {onDay.map((meeting) => (
              <MeetingRow
                key={`${meeting._id} ${meeting.startTime}`}
                meeting={meeting}
                onRemoved={again}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

interface DayProps {
  readonly date: Date;
  readonly isOther: boolean;
  readonly isChosen: boolean;
  readonly meetings: readonly CalendarEvent[];
  readonly onChoose: () => void;
}

function Day({ date, isOther, isChosen, meetings, onChoose }: DayProps) {
  const { t } = useTranslation();
  const isToday = dayOf(date) === dayOf(new Date(useNow()));
  const count = meetings.length;
  return (
    <button
      type="button"
      className={month.cell}
      data-other={isOther || undefined}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${t('calendar.dayMeetings', { day: dayText(date) })}: ${count.toString()}`}
      onClick={onChoose}
    >
      <span className={month.date}>{date.getDate()}</span>
      {meetings.slice(0, SHOWN).map(({ _id, startTime, name, cancelled }) => (
        <span key={`${_id} ${startTime}`} className={classes(month.entry, cancelled && styles.off)}>
          <span className="figures">{timeText(startTime)}</span>
          <OneLine>{name}</OneLine>
        </span>
      ))}
      {count > SHOWN && (
        <span className={month.more}>{t('calendar.moreOnDay', { count: count - SHOWN })}</span>
      )}
      {count > 0 && <span className={month.dot} aria-hidden="true" />}
    </button>
  );
}

const monthOf = (at: Date): string => dayOf(at).slice(0, MONTH_LENGTH);
const shifted = (at: Date, days: number): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);

/** Whole weeks from Monday on that hold a month. */
function daysShown(first: Date): readonly Date[] {
  const begin = shifted(first, -((first.getDay() + 6) % 7));
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0);
  const weeks = Math.ceil((((first.getDay() + 6) % 7) + last.getDate()) / 7);
  return Array.from({ length: weeks * 7 }, (_, day) => shifted(begin, day));
}
