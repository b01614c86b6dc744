import { ownPartOf, type CallRecord } from '@foyer/contracts/calls';
import type { Recording } from '@foyer/contracts/recordings';
import { useTranslation } from 'react-i18next';

import { Badge } from '#design/Badge.js';
import { Icon } from '#design/Icon.js';
import { formatExactMoment, formatMoment } from '#i18n/format.js';
import { duration } from '#state/duration.js';
import { KeptDocumentsButton } from '../board/kept/KeptDocumentsButton.js';
import { RecordingLinks } from '../recordings/RecordingLinks.js';
import { TranscriptLink } from '../smart-meet/TranscriptLink.js';
import { HandedOverTo } from './HandedOverTo.js';
import { outcomeOf } from './outcomeOf.js';
import { useCallName } from './useCallName.js';
import styles from './CallsPage.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

interface CallRowProps {
  readonly call: CallRecord;
  readonly memberId: string;
  readonly recordings?: readonly Recording[] | undefined;
  readonly hasTranscript?: boolean;
}

/** One call of a member as a row; on a phone as a card. The duration is the member's own. */
export function CallRow({ call, memberId, recordings, hasTranscript }: CallRowProps) {
  const { t } = useTranslation();
  const {
    visitorName,
    queueName,
    originName,
    type,
    rangAt,
    waitedMs,
    rating,
    state,
    comment,
    notes,
  } = call;
  const { durationMs, handedOverTo } = ownPartOf(call, memberId);
  const outcome = outcomeOf(call);
  const nameOf = useCallName();
  return (
    <tr>
      <td className={styles.visitor}>
        {nameOf(call)}
        {type !== 'queue' && originName !== null && <Badge>{t(`calls.log.kindOf.${type}`)}</Badge>}
        {handedOverTo && (
          <Badge>
            <HandedOverTo colleague={handedOverTo} />
          </Badge>
        )}
        {state !== 'ended' && !handedOverTo && (
          <Badge tone={state === 'missed' ? 'neutral' : 'live'}>
            {t(`calls.state.${outcome}`)}
          </Badge>
        )}
        <RecordingLinks recordings={recordings} />
        {hasTranscript && <TranscriptLink callDetailId={call._id} />}
        {state === 'ended' && !handedOverTo && (
          <p className={styles.kept}>
            <KeptDocumentsButton callId={call._id} name={visitorName ?? t('desk.visitor')} />
          </p>
        )}
        {notes !== null && notes.text !== '' && (
          <details className={styles.notes}>
            <summary>{t('desk.notes.title')}</summary>
            <p>{notes.text}</p>
          </details>
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
