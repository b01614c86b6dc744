import type { CalendarEvent } from '@foyer/contracts/calendar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Badge } from '#design/Badge.js';
import { useNow } from '#state/now.js';
import styles from './CalendarPage.module.css';
import { JoinButton } from './JoinButton.js';
import { pathOf } from './path-of.js';
import { joinable, whenText } from './times.js';

/** A meeting with its day, where it does not stand below one. */
export function DatedRow({ meeting }: { meeting: CalendarEvent }) {
  const { t } = useTranslation();
  const { name, cancelled } = meeting;
  const { isLive } = joinable(meeting, useNow());
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <span className={cancelled ? styles.off : undefined}>
            <Link to={pathOf(meeting)}>{name || t('calendar.untitled')}</Link>
          </span>
          {cancelled && <Badge tone="danger">{t('calendar.cancelled')}</Badge>}
          {isLive && <Badge tone="live">{t('calendar.live')}</Badge>}
        </p>
        <p className={styles.facts}>{whenText(meeting)}</p>
      </div>
      <JoinButton meeting={meeting} />
    </li>
  );
}
