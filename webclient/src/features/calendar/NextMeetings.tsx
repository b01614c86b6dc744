import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Badge } from '../../design/Badge.js';
import { useNow } from '../../state/now.js';
import { pathOf } from './MeetingRow.js';
import styles from './NextMeetings.module.css';
import { joinable, timesText } from './times.js';
import { useDay } from './useDay.js';

/** At the desk not more than these are shown. */
const SHOWN = 4;

/** The meetings of the next day, beside the lines; not drawn where there are none. */
export function NextMeetings() {
  const { t } = useTranslation();
  const meetings = useDay();
  const now = useNow();
  const ahead = (meetings ?? []).filter(({ endTime }) => Date.parse(endTime) > now);
  if (ahead.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="next-meetings">
      <h2 id="next-meetings" className={styles.title}>
        {t('calendar.next')}
      </h2>
      <ul className={styles.list}>
        {ahead.slice(0, SHOWN).map((meeting) => {
          const { isOpen, isLive } = joinable(meeting, now);
          const path = isOpen ? `/calendar/${meeting._id}/call` : pathOf(meeting);
          return (
            <li key={`${meeting._id} ${meeting.startTime}`} className={styles.row}>
              <span className={styles.times}>{timesText(meeting)}</span>
              <Link to={path} className={styles.name}>
                {meeting.name || t('calendar.untitled')}
              </Link>
              {isLive ? (
                <Badge tone="live">{t('calendar.live')}</Badge>
              ) : (
                isOpen && <Badge tone="accent">{t('calendar.join')}</Badge>
              )}
            </li>
          );
        })}
      </ul>
      <Link to="/calendar">{t('calendar.toCalendar')}</Link>
    </section>
  );
}
