import { sessionCallRoutes, type CallLogEntry } from '@foyer/contracts/calls';
import type { Recording } from '@foyer/contracts/recordings';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { Badge, type Tone } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { FormProblem } from '#design/FormProblem.js';
import { Handset } from '#design/Handset.js';
import { formatExactMoment, formatMoment } from '#i18n/format.js';
import { duration } from '#state/duration.js';
import { RecordingLinks } from '../recordings/RecordingLinks.js';
import { TranscriptLink } from '../smart-meet/TranscriptLink.js';
import { KeptDocumentsButton } from '../board/kept/KeptDocumentsButton.js';
import { useAct } from '../sessions/useAct.js';
import styles from './CallLogPage.module.css';
import page from './CallsPage.module.css';

const SHOWN = 3;
const TONES: Partial<Record<CallLogEntry['kind'], Tone>> = { Missed: 'danger', Incoming: 'live' };

interface CallLogRowProps {
  readonly entry: CallLogEntry;
  readonly isNew: boolean;
  readonly recordings?: readonly Recording[] | undefined;
  readonly hasTranscript?: boolean;
}

/** One call of the log as a row; on a phone as a card. */
export function CallLogRow({ entry, isNew, recordings, hasTranscript }: CallLogRowProps) {
  const { t } = useTranslation();
  const { kind, visitorLeft, people, queueName, at, durationMs, mayCall, type } = entry;
  const placeName = entry.sessionName ?? entry.meetingName;
  const names = people.map(({ displayName, joinerType }) => {
    const unnamed = joinerType === 'User' ? t('calls.log.formerMember') : t('desk.visitor');
    return displayName ?? unnamed;
  });
  const more = names.length - SHOWN;
  const listed = [
    names.slice(0, SHOWN).join(', '),
    ...(more > 0 ? [t('calls.log.more', { count: more })] : []),
  ].join(' ');
  const title = placeName ?? (listed || t(`calls.log.kindOf.${type}`));
  const below = placeName === null ? queueName : listed;
  return (
    <tr>
      <td className={page.visitor}>
        {title}
        {type === 'meeting' && <Badge>{t('calls.log.kindOf.meeting')}</Badge>}
        {isNew && <Badge tone="accent">{t('calls.log.new')}</Badge>}
        {below !== '' && <p className={styles.below}>{below}</p>}
        <RecordingLinks recordings={recordings} />
        {hasTranscript && <TranscriptLink callDetailId={entry.callDetailId} />}
      </td>
      <td>
        {visitorLeft ? (
          <Badge tone="neutral">{t('calls.log.visitorLeft')}</Badge>
        ) : (
          <Badge tone={TONES[kind] ?? 'neutral'}>{t(`calls.log.is.${kind}`)}</Badge>
        )}
      </td>
      <td>
        <time dateTime={at} title={formatExactMoment(at)}>
          {formatMoment(at)}
        </time>
      </td>
      <td className={page.number} data-label={t('calls.duration')}>
        {durationMs === null ? '–' : duration(durationMs)}
      </td>
      <td className={styles.action}>
        {durationMs !== null && kind !== 'Missed' && (
          <KeptDocumentsButton callId={entry.callDetailId} name={title} />
        )}
        {mayCall && <CallBack entry={entry} title={title} />}
      </td>
    </tr>
  );
}

/** Calls in the session of a call, or joins the call that is running there. */
function CallBack({ entry: { sessionId }, title }: { entry: CallLogEntry; title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { act, busy, problem } = useAct();
  if (sessionId === null) return null;
  const call = async () => {
    const body = { _id: newId(), sessionId };
    const started = await act(() => api.call(sessionCallRoutes.startSessionCall, { body }));
    if (started) await navigate(`/sessions/${sessionId}/call`);
  };
  return (
    <>
      <FormProblem text={problem} />
      <Button
        size="small"
        icon={<Handset />}
        busy={busy}
        aria-label={t('calls.log.callName', { name: title })}
        onClick={() => void call()}
      >
        {t('calls.log.call')}
      </Button>
    </>
  );
}
