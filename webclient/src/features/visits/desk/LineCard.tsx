import type { LineEntry } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#design/Avatar.js';
import { Badge } from '#design/Badge.js';
import { Button } from '#design/Button.js';
import { Elapsed } from '#design/Elapsed.js';
import { Handset } from '#design/Handset.js';
import { OneLine } from '#design/OneLine.js';
import type { DeskSession } from './desk-session.js';
import styles from './LineCard.module.css';
import { SentHere } from './SentHere.js';
import { OutOfTurn } from './OutOfTurn.js';
import { useNotification } from './useNotification.js';
import { VisitorChips } from './VisitorChips.js';

interface LineCardProps {
  readonly entry: LineEntry;
  readonly desk: DeskSession;
  readonly mayTake: boolean;
  /** True if the order of the line may be changed here. */
  readonly maySupervise: boolean;
}

/** The present treatment of a waiting visitor. */
function Routing({ entry }: { entry: LineEntry }) {
  const { t } = useTranslation();
  if (entry.kept) return <Badge tone="waiting">{t('desk.kept')}</Badge>;
  if (entry.away) return <Badge tone="waiting">{t('desk.away')}</Badge>;
  if (entry.offer) {
    const { agentName } = entry.offer;
    return (
      <Badge tone="accent">
        {agentName === null ? t('desk.ringing') : t('desk.ringsAt', { agent: agentName })}
      </Badge>
    );
  }
  return entry.next ? <Badge tone="live">{t('desk.next')}</Badge> : null;
}

/** A visitor in line: who, where, since when, and what happens next. */
export function LineCard({ entry, desk, mayTake, maySupervise }: LineCardProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [busy, setBusy] = useState(false);
  const name = entry.visitorName ?? t('desk.visitor');
  const take = async () => {
    setBusy(true);
    await notification(() => desk.take(entry, null));
    setBusy(false);
  };
  return (
    <li className={styles.card} data-testid="line-entry">
      <span className={styles.position} title={t('desk.place', { position: entry.position })}>
        {entry.position}
      </span>
      <Avatar name={entry.visitorName} />
      <div className={styles.who}>
        <OneLine className={styles.name}>{name}</OneLine>
        <OneLine className={styles.portal}>{entry.queueName}</OneLine>
        <SentHere handedOn={entry.handedOn} className={styles.sent} />
        <VisitorChips {...entry} />
      </div>
      <div className={styles.routing}>
        <Routing entry={entry} />
      </div>
      <div className={styles.action}>
        {entry.next && mayTake && !entry.away && (
          <Button
            kind="primary"
            busy={busy}
            icon={<Handset />}
            aria-label={t('desk.takeName', { name })}
            onClick={() => void take()}
          >
            {t('desk.take')}
          </Button>
        )}
        {!entry.next && !entry.away && entry.offer === null && (
          <OutOfTurn entry={entry} desk={desk} mayTake={mayTake} mayMove={maySupervise} />
        )}
      </div>
      <Elapsed since={entry.waitingSince} className={styles.waited ?? ''} />
    </li>
  );
}
