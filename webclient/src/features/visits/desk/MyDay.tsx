import { statisticsRoutes } from '@foyer/contracts/statistics';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { debug } from '#debug.js';
import { duration } from '#state/duration.js';
import { ownZone } from '#state/own-zone.js';
import { useCallLogChanges } from '../../calls/useCallLogChanges.js';
import styles from './MyDay.module.css';

const read = (signal: AbortSignal) =>
  api.call(statisticsRoutes.myDay, {
    query: { timeZone: ownZone() },
    signal,
  });
type Day = Awaited<ReturnType<typeof read>>;

const average = (spread: Day['waited']): string =>
  spread === null ? '–' : duration(spread.totalMs / spread.number);

/**
 * The agent's numbers of today; empty until they are loaded, since no other part depends on them.
 */
export function MyDay() {
  const { t } = useTranslation();
  const [day, setDay] = useState<Day | null>(null);
  const [changes, setChanges] = useState(0);
  useCallLogChanges((change) => {
    if (change) setChanges((before) => before + 1);
  });
  useEffect(() => {
    const aborted = new AbortController();
    read(aborted.signal).then(setDay, (error: unknown) => debug('desk', error));
    return () => aborted.abort();
  }, [changes]);
  if (day === null) return null;
  const figures = [
    ['served', String(day.served)],
    ['inCalls', day.lasted === null ? '–' : duration(day.lasted.totalMs)],
    ['averageWait', average(day.waited)],
    ['missed', String(day.unanswered)],
  ] as const;
  return (
    <section className={styles.day} aria-labelledby="my-day">
      <h2 id="my-day" className={styles.title}>
        {t('myDay.title')}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className={styles.name}>{t(`myDay.${name}`)}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
