import type { CallRecord } from '@foyer/contracts/calls';
import { useTranslation } from 'react-i18next';

import { Badge } from '../../design/Badge.js';
import { Icon } from '../../design/Icon.js';
import { formatExactMoment, formatMoment } from '../../i18n/format.js';
import { duration } from '../../state/duration.js';
import { outcomeOf } from './outcomeOf.js';
import styles from './CallsPage.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

/** One call as a row; on a phone as a card. */
export function CallRow({ call }: { call: CallRecord }) {
  const { t } = useTranslation();
  const { visitorName, queueName, rangAt, waitedMs, durationMs, rating, state, comment } = call;
  const outcome = outcomeOf(call);
  return (
    <tr>
      <td className={styles.visitor}>
        {visitorName ?? t('desk.visitor')}
        {state !== 'ended' && (
          <Badge tone={state === 'missed' ? 'neutral' : 'live'}>
            {t(`calls.state.${outcome}`)}
          </Badge>
        )}
      </td>
      <td>{queueName}</td>
      <td>
        <time dateTime={rangAt} title={formatExactMoment(rangAt)}>
          {formatMoment(rangAt)}
        </time>
      </td>
      <td className={styles.number} data-label={t('calls.waited')}>
        {waitedMs === null ? '–' : duration(waitedMs)}
      </td>
      <td className={styles.number} data-label={t('calls.duration')}>
        {durationMs === null ? '–' : duration(durationMs)}
      </td>
      <td className={styles.rating} title={comment ?? undefined}>
        {rating !== null && (
          <span role="img" aria-label={t('calls.ratingOf', { count: rating })}>
            {FIVE.map((star) => (
              <Icon key={star} name="star" filled={star <= rating} />
            ))}
          </span>
        )}
      </td>
    </tr>
  );
}
