import { consultMessages, type DeskView } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { useStaff } from '#app/staff/staff-context.js';
import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { Handset } from '#design/Handset.js';
import { useRing } from '#media/sound/useRing.js';
import { atTheDesk, type Answering } from './bell/answering.js';
import styles from './IncomingCall.module.css';
import { useFocusOnArrival } from './useFocusOnArrival.js';
import { useNotification } from './useNotification.js';

interface IncomingConsultProps {
  readonly consult: NonNullable<DeskView['consult']>;
  readonly answering?: Answering;
}

/** A colleague rings who is with a visitor. */
export function IncomingConsult({ consult, answering = atTheDesk }: IncomingConsultProps) {
  const { t } = useTranslation();
  const { wire } = useStaff();
  const notification = useNotification();
  const [busy, setBusy] = useState<'accept' | 'reject' | null>(null);
  useRing(answering.loud && busy === null);
  const card = useFocusOnArrival<HTMLElement>();
  const { callDetailId, agentName, visitorName, queueName } = consult;
  const answer = async (kind: 'accept' | 'reject') => {
    setBusy(kind);
    const given = { callDetailId, accept: kind === 'accept' };
    const done = await notification(async () => {
      if (given.accept) await answering.takeHere();
      return wire.channel('application').emit(consultMessages.answerConsult, given);
    });
    if (!done) setBusy(null);
  };
  useShortcut(answering.keys ? 'a' : null, () => busy === null && void answer('accept'), true);
  useShortcut(answering.keys ? 'r' : null, () => busy === null && void answer('reject'), true);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.toast}
      role="alertdialog"
      data-incoming
      aria-labelledby="consult-kicker consult-name"
      aria-describedby="consult-portal"
    >
      <div className={styles.who}>
        <span className={styles.bell}>
          <Avatar name={agentName} large />
        </span>
        <div className={styles.words}>
          <p id="consult-kicker" className={styles.kicker}>
            {t('desk.consult.incoming')}
          </p>
          <p id="consult-name" className={styles.name}>
            {agentName ?? '–'}
          </p>
          <p id="consult-portal" className={styles.portal}>
            {queueName} · {visitorName ?? t('desk.visitor')}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          kind="live"
          wide
          icon={<Handset />}
          busy={busy === 'accept'}
          disabled={busy === 'reject'}
          aria-keyshortcuts={answering.keys ? 'A' : undefined}
          onClick={() => void answer('accept')}
        >
          {t('desk.accept')}
        </Button>
        <Button
          wide
          busy={busy === 'reject'}
          disabled={busy === 'accept'}
          aria-keyshortcuts={answering.keys ? 'R' : undefined}
          onClick={() => void answer('reject')}
        >
          {t('desk.reject')}
        </Button>
      </div>
    </section>
  );
}
