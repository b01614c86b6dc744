import type { EarlierVisit } from '@foyer/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Unanswered } from '#app/queries/Unanswered.js';
import { Badge } from '#design/Badge.js';
import { formatExactMoment, formatMoment } from '#i18n/format.js';
import { duration } from '#state/duration.js';
import { outcomeOf } from '#features/calls/outcomeOf.js';
import { deskQueries } from '../desk-queries.js';
import styles from './Beside.module.css';

/** The history before this call: the calls of the same visit, and visits under the same name. */
export function EarlierVisits({ callDetailId: id }: { callDetailId: string }) {
  const { t } = useTranslation();
  const earlier = useQuery(deskQueries.earlierVisits(id));
  const visits = earlier.data?.docs ?? [];
  return (
    <section className={styles.section} aria-labelledby="earlier-visits">
      <h2 id="earlier-visits" className={styles.heading}>
        {t('desk.earlier.title')}
      </h2>
      <Unanswered query={earlier} failed={t('desk.earlier.failed')} height="3rem" />
      {earlier.data && visits.length === 0 && (
        <p className={styles.quiet}>{t('desk.earlier.none')}</p>
      )}
      {visits.some(({ isSameVisit }) => !isSameVisit) && (
        <p className={styles.quiet}>{t('desk.earlier.byName')}</p>
      )}
      {visits.length > 0 && (
        <ul className={styles.list}>
          {visits.map((visit) => (
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
