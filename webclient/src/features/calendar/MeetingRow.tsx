import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { Badge } from '../../design/Badge.js';
import { Button } from '../../design/Button.js';
import { Icon } from '../../design/Icon.js';
import { useNow } from '../../state/now.js';
import styles from './CalendarPage.module.css';
import { joinable, timesText, timeText } from './times.js';

/** Where one of a series, or the meeting itself, is shown. */
export function pathOf({ _id, occurrence }: Pick<CalendarEvent, '_id' | 'occurrence'>): string {
  return `/calendar/${_id}${occurrence === null ? '' : `?occurrence=${encodeURIComponent(occurrence)}`}`;
}

/** A meeting in a list, with the way in when it is time. */
export function MeetingRow({ meeting }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  const { name, attendees, repeat } = meeting;
  const { isLive } = joinable(meeting, useNow());
  return (
    <li className={styles.row}>
      <span className={styles.times}>{timesText(meeting)}</span>
      <div className={styles.what}>
        <p className={styles.name}>
          <Link to={pathOf(meeting)}>{name || t('calendar.untitled')}</Link>
          {isLive && <Badge tone="live">{t('calendar.live')}</Badge>}
        </p>
        <p className={styles.facts}>
          {t('calendar.people', { count: attendees.length })}
          {repeat !== 'none' && ` · ${t(`calendar.repeats.${repeat}`)}`}
        </p>
      </div>
      <JoinButton meeting={meeting} />
    </li>
  );
}

/** The way in; before it opens it says when. */
export function JoinButton({ meeting }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const now = useNow();
  const { isOpen, isOver, opensAt } = joinable(meeting, now);
  if (isOver || meeting.cancelled) return null;
  if (!isOpen) {
    const soon = opensAt - now < 12 * 3_600_000;
    return soon ? (
      <span className={styles.facts}>{t('calendar.joinFrom', { time: timeText(opensAt) })}</span>
    ) : null;
  }
  return (
    <Button
      kind="live"
      icon={<Icon name="camera" />}
      onClick={() => void navigate(`/calendar/${meeting._id}/call`)}
    >
      {t('calendar.join')}
    </Button>
  );
}
