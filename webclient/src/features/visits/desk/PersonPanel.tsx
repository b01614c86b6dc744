import type { CallRecord } from '@foyer/contracts/calls';
import type { DeskView } from '@foyer/contracts/visits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Elapsed } from '#design/Elapsed.js';
import { Skeleton } from '#design/Skeleton.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import { duration } from '#state/duration.js';
import { EarlierVisits } from './beside/EarlierVisits.js';
import { Notes } from './beside/Notes.js';
import { WaitingMeanwhile } from './beside/WaitingMeanwhile.js';
import styles from './PersonPanel.module.css';
import { SentHere } from './SentHere.js';
import { VisitorChips } from './VisitorChips.js';

interface PersonPanelProps {
  readonly record: CallRecord | null;
  readonly call: CallInHand;
  readonly callDetailId: string;
  /** The waiting visitors, and the agent who sent this one. */
  readonly view: Pick<DeskView, 'line' | 'handedOn' | 'arrival'>;
  /** Stands on top. */
  readonly children: ReactNode;
}

/**
 * The person in hand: who, from where, how long they waited, the call so far, notes, and what came
 * before.
 */
export function PersonPanel({ record, call, callDetailId, view, children }: PersonPanelProps) {
  const { t } = useTranslation();
  const guest = call.state.others.find(({ joinerType }) => joinerType === 'Guest');
  // Notes are the agent's; the server refuses them of a colleague who is asked.
  const { now, self } = call.state;
  const askedId = now?.consult?.callJoinerId;
  const isAsked = askedId !== undefined && askedId === self?.callJoinerId;
  // A visitor without a name has an empty name in the call.
  const name = [record?.visitorName, guest?.displayName].find(Boolean) ?? null;
  return (
    <aside className={styles.panel} aria-label={t('desk.person')}>
      <div className={styles.top}>{children}</div>
      <div className={styles.who}>
        <Avatar name={name} large />
        <h1 className={styles.name}>{name ?? t('desk.visitor')}</h1>
        {record && <p className={styles.portal}>{record.queueName}</p>}
        {view.arrival && <VisitorChips {...view.arrival} />}
        {record?.device && <p className={styles.portal}>{t('desk.atKiosk')}</p>}
        <SentHere handedOn={view.handedOn} className={styles.sent} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('desk.callSoFar')}</dt>
          <dd>
            {record?.startedAt ? <Elapsed since={record.startedAt} /> : <Skeleton width="3rem" />}
          </dd>
        </div>
        <div>
          <dt>{t('desk.waitedFor')}</dt>
          <dd className="figures">
            {record ? duration(record.waitedMs ?? 0) : <Skeleton width="3rem" />}
          </dd>
        </div>
        {record && record.recordingAnswer !== null && (
          <div>
            <dt>{t('desk.recording')}</dt>
            <dd>{t(`desk.recordingAnswer.${record.recordingAnswer}`)}</dd>
          </div>
        )}
      </dl>
      {!isAsked && <Notes callDetailId={callDetailId} kept={record?.notes ?? null} />}
      <WaitingMeanwhile line={view.line} />
      {record && <EarlierVisits callDetailId={callDetailId} />}
    </aside>
  );
}
