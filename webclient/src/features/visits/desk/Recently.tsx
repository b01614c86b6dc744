import { callRoutes, ownPartOf, type CallRecord } from '@foyer/contracts/calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { api } from '#app/api.js';
import { useStaff } from '#app/staff/staff-context.js';
import { debug } from '#debug.js';
import { Avatar } from '#design/Avatar.js';
import { Skeleton } from '#design/Skeleton.js';
import { OneLine } from '#design/OneLine.js';
import { formatRecent } from '#i18n/format.js';
import { duration } from '#state/duration.js';
import { useCallLogChanges } from '../../calls/useCallLogChanges.js';
import { HandedOverTo } from '../../calls/HandedOverTo.js';
import { useCallName } from '../../calls/useCallName.js';
import styles from './Recently.module.css';

const SHOWN = 5;

/** The last few calls of the agent, to look something up in passing. */
export function Recently() {
  const { t } = useTranslation();
  const { profile } = useStaff();
  const [calls, setCalls] = useState<readonly CallRecord[] | null>(null);
  const [changes, setChanges] = useState(0);
  // A call continues after it was handed over: the colleague ends it.
  useCallLogChanges((change) => {
    if (change) setChanges((before) => before + 1);
  });
  useEffect(() => {
    const aborted = new AbortController();
    api.call(callRoutes.getCallHistory, { query: { limit: SHOWN }, signal: aborted.signal }).then(
      ({ docs }) => setCalls(docs),
      (error: unknown) => {
        debug('desk', error);
        if (!aborted.signal.aborted) setCalls((before) => before ?? []);
      },
    );
    return () => aborted.abort();
  }, [changes]);
  return (
    <section className={styles.recently} aria-labelledby="recently">
      <h2 id="recently" className={styles.title}>
        {t('desk.recently')}
      </h2>
      {calls === null && <Skeleton height="3rem" />}
      {calls?.length === 0 && <p className={styles.none}>{t('desk.noneRecently')}</p>}
      <ul className={styles.list}>
        {calls?.map((call) => (
          <RecentCall key={call._id} call={call} memberId={profile._id} />
        ))}
      </ul>
      {calls !== null && calls.length > 0 && <Link to="/calls">{t('desk.allCalls')}</Link>}
    </section>
  );
}

function RecentCall({ call, memberId }: { call: CallRecord; memberId: string }) {
  const { t } = useTranslation();
  const { type, originName, queueName, rangAt } = call;
  const name = useCallName()(call);
  const kind = originName === null ? '' : t(`calls.log.kindOf.${type}`);
  const { durationMs, handedOverTo } = ownPartOf(call, memberId);
  return (
    <li className={styles.call}>
      <Avatar name={name} />
      <div className={styles.who}>
        <OneLine className={styles.name}>{name}</OneLine>
        <OneLine className={styles.portal}>{queueName || kind}</OneLine>
        {handedOverTo && (
          <p className={styles.portal}>
            <HandedOverTo colleague={handedOverTo} />
          </p>
        )}
      </div>
      <div className={styles.when}>
        <time dateTime={rangAt}>{formatRecent(rangAt)}</time>
        <span>{durationMs === null ? '–' : duration(durationMs)}</span>
      </div>
    </li>
  );
}
