import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useNow } from '#state/now.js';
import styles from './MeetPage.module.css';

interface CountdownProps {
  /** ISO 8601, by the server's clock. */
  readonly until: string;
  /** How far that is ahead of this one, in milliseconds. */
  readonly ahead: number;
  readonly onOver: () => void;
}

/** How long it is until a meeting opens; days are not counted down. */
export function Countdown({ until, ahead, onOver }: CountdownProps) {
  const { t } = useTranslation();
  const left = Math.max(0, Date.parse(until) - (useNow() + ahead));
  const isOver = left === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  if (left > 24 * 3_600_000) return null;
  return (
    <div>
      <p className={styles.facts}>{t('calendar.meet.opensIn')}</p>
      <p className={styles.count} role="timer">
        {clockText(left)}
      </p>
    </div>
  );
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => n.toString().padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours.toString()}:${rest}` : rest;
}
