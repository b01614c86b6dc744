import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { Button } from '#design/Button.js';
import { Icon } from '#design/Icon.js';
import { useNow } from '#state/now.js';
import styles from './CalendarPage.module.css';
import { joinable, timeText } from './times.js';

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
