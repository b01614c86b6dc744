import type { DeskView } from '@foyer/contracts/visits';
import { useTranslation } from 'react-i18next';

import { Elapsed } from '#design/Elapsed.js';
import styles from './Beside.module.css';

const SHOWN = 3;

/** The visitors who wait while the agent is in a call, the oldest first. */
export function WaitingMeanwhile({ line }: Pick<DeskView, 'line'>) {
  const { t } = useTranslation();
  const oldest = line.toSorted((one, other) => one.waitingSince.localeCompare(other.waitingSince));
  return (
    <section className={styles.section} aria-labelledby="waiting-meanwhile">
      <h2 id="waiting-meanwhile" className={styles.heading}>
        {line.length === 0 ? t('desk.emptyTitle') : t('desk.waitingNow', { count: line.length })}
      </h2>
      {line.length > 0 && (
        <ul className={styles.list}>
          {oldest.slice(0, SHOWN).map(({ clientId, visitorName, queueName, waitingSince }) => (
            <li key={clientId} className={styles.waits}>
              <span>
                {visitorName ?? t('desk.visitor')}
                <span className={styles.quiet}> · {queueName}</span>
              </span>
              <Elapsed since={waitingSince} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
