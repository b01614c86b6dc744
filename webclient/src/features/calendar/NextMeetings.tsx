import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Badge } from '#design/Badge.js';
import { classes } from '#design/classes.js';
import { useNow } from '#state/now.js';
import styles from './NextMeetings.module.css';
import { pathOf } from './path-of.js';
import { joinable, timesFrom } from './times.js';
import { useDay } from './useDay.js';

/** At the desk not more than these are shown. */
const SHOWN = 4;

/** The meetings of the next day, next to the lines; not drawn if there are none. */
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
          const { cancelled } = meeting;
          const path = isOpen && !cancelled ? `/calendar/${meeting._id}/call` : pathOf(meeting);
          return (
            <li key={`${meeting._id} ${meeting.startTime}`} className={styles.row}>
              <span className={styles.times}>{timesFrom(now, meeting)}</span>
              <Link to={path} className={classes(styles.name, cancelled && styles.off)}>
                {meeting.name || t('calendar.untitled')}
              </Link>
              {cancelled ? (
                <Badge tone="danger">{t('calendar.cancelled')}</Badge>
              ) : isLive ? (
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
