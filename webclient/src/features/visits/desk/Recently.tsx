import { callRoutes, type CallRecord } from '@foyer/contracts/calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { api } from '../../../app/api.js';
import { debug } from '../../../debug.js';
import { Avatar } from '../../../design/Avatar.js';
import { Skeleton } from '../../../design/Skeleton.js';
import { formatClock } from '../../../i18n/format.js';
import { duration } from '../../../state/duration.js';
import styles from './Recently.module.css';

const SHOWN = 5;

/** The last few calls of the agent, to look something up in passing. */
export function Recently() {
  const { t } = useTranslation();
  const [calls, setCalls] = useState<readonly CallRecord[] | null>(null);
  useEffect(() => {
    const aborted = new AbortController();
    api.call(callRoutes.getCallHistory, { query: { limit: SHOWN }, signal: aborted.signal }).then(
      ({ docs }) => setCalls(docs),
      (error: unknown) => {
        debug('desk', error);
        if (!aborted.signal.aborted) setCalls([]);
      },
    );
    return () => aborted.abort();
  }, []);
  return (
    <section className={styles.recently} aria-labelledby="recently">
      <h2 id="recently" className={styles.title}>
        {t('desk.recently')}
      </h2>
      {calls === null && <Skeleton height="3rem" />}
      {calls?.length === 0 && <p className={styles.none}>{t('desk.noneRecently')}</p>}
      <ul className={styles.list}>
        {calls?.map(({ _id, visitorName, queueName, rangAt, durationMs }) => (
          <li key={_id} className={styles.call}>
            <Avatar name={visitorName} />
            <div className={styles.who}>
              <p className={styles.name}>{visitorName ?? t('desk.visitor')}</p>
              <p className={styles.portal}>{queueName}</p>
            </div>
            <div className={styles.when}>
              <time dateTime={rangAt}>{formatClock(rangAt)}</time>
              <span>{durationMs === null ? '–' : duration(durationMs)}</span>
            </div>
          </li>
        ))}
      </ul>
      {calls !== null && calls.length > 0 && <Link to="/calls">{t('desk.allCalls')}</Link>}
    </section>
  );
}
