import { earlierVisitRoutes, type EarlierVisit } from '@foyer/contracts/visits';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { LoadFailure } from '#app/LoadFailure.js';
import { useLoaded } from '#app/useLoaded.js';
import { Badge } from '#design/Badge.js';
import { Skeleton } from '#design/Skeleton.js';
import { formatExactMoment, formatMoment } from '#i18n/format.js';
import { duration } from '#state/duration.js';
import { outcomeOf } from '#features/calls/outcomeOf.js';
import styles from './Beside.module.css';

/** The history before this call: the calls of the same visit, and visits under the same name. */
export function EarlierVisits({ callDetailId: id }: { callDetailId: string }) {
  const { t } = useTranslation();
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.call(earlierVisitRoutes.getEarlierVisits, { params: { id }, signal }),
      [id],
    ),
  );
  return (
    <section className={styles.section} aria-labelledby="earlier-visits">
      <h2 id="earlier-visits" className={styles.heading}>
        {t('desk.earlier.title')}
      </h2>
      {value === null && failure === null && <Skeleton height="3rem" />}
      {failure !== null && (
        <LoadFailure text={t('desk.earlier.failed')} failure={failure} again={again} />
      )}
      {value?.docs.length === 0 && <p className={styles.quiet}>{t('desk.earlier.none')}</p>}
      {value && value.docs.some(({ isSameVisit }) => !isSameVisit) && (
        <p className={styles.quiet}>{t('desk.earlier.byName')}</p>
      )}
      {value && value.docs.length > 0 && (
        <ul className={styles.list}>
          {value.docs.map((visit) => (
            <EarlierVisitRow key={visit._id} visit={visit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EarlierVisitRow({ visit }: { visit: EarlierVisit }) {
  const { t } = useTranslation();
  const { rangAt, queueName, agentName, state, durationMs, endReason, notes, isSameVisit } = visit;
  const isLost = endReason === 'connection-lost';
  const length = durationMs === null ? '–' : duration(durationMs);
  const outcome = state === 'missed' ? t(`calls.state.${outcomeOf(visit)}`) : length;
  return (
    <li className={styles.visit}>
      <p className={styles.when}>
        <time dateTime={rangAt} title={formatExactMoment(rangAt)}>
          {formatMoment(rangAt)}
        </time>
        {isSameVisit && <Badge tone="accent">{t('desk.earlier.thisVisit')}</Badge>}
      </p>
      <p className={styles.quiet}>
        {[queueName, agentName, outcome, ...(isLost ? [t('desk.earlier.lost')] : [])]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {notes !== null && notes.text !== '' && <p className={styles.noted}>{notes.text}</p>}
    </li>
  );
}
