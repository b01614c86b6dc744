import { OFFER_RINGS_MS } from '@foyer/contracts/visits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { Avatar } from '#design/Avatar.js';
import { Button } from '#design/Button.js';
import { Elapsed } from '#design/Elapsed.js';
import { Handset } from '#design/Handset.js';
import { atTheDesk, type Answering } from './bell/answering.js';
import type { DeskSession, Incoming } from './desk-session.js';
import styles from './IncomingCall.module.css';
import { SentHere } from './SentHere.js';
import { useFocusOnArrival } from './useFocusOnArrival.js';
import { useRing } from '#media/sound/useRing.js';
import { useNotification } from './useNotification.js';
import { VisitorChips } from './VisitorChips.js';

interface IncomingCallProps {
  readonly desk: DeskSession;
  readonly incoming: Incoming;
  readonly answering?: Answering;
}

const left = (expiresAt: string) =>
  Math.min(OFFER_RINGS_MS, Math.max(0, Date.parse(expiresAt) - Date.now()));

/**
 * A ringing call: the visitor, the portal and the waiting time; the line above runs out with the
 * ring.
 */
export function IncomingCall({ desk, incoming, answering = atTheDesk }: IncomingCallProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [busy, setBusy] = useState<'accept' | 'reject' | null>(null);
  const [remaining] = useState(() => left(incoming.expiresAt));
  useRing(answering.loud && busy === null);
  const card = useFocusOnArrival<HTMLElement>();
  const { visitor, offerId } = incoming;
  const name = visitor.visitorName ?? t('desk.visitor');

  const answer = async (kind: 'accept' | 'reject') => {
    setBusy(kind);
    const done = await notification(async () => {
      if (kind === 'reject') return desk.reject(incoming);
      await answering.takeHere();
      return desk.take(visitor, offerId);
    });
    if (!done) setBusy(null);
  };
  const mayAnswer = busy === null;
  useShortcut(answering.keys ? 'a' : null, () => mayAnswer && void answer('accept'), true);
  useShortcut(answering.keys ? 'r' : null, () => mayAnswer && void answer('reject'), true);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.toast}
      role="alertdialog"
      data-incoming
      aria-labelledby="incoming-kicker incoming-name"
      aria-describedby="incoming-portal"
    >
      <span
        className={styles.rest}
        aria-hidden="true"
        style={{
          animationDuration: `${OFFER_RINGS_MS}ms`,
          animationDelay: `${remaining - OFFER_RINGS_MS}ms`,
        }}
      />
      <div className={styles.who}>
        <span className={styles.bell}>
          <Avatar name={visitor.visitorName} large />
        </span>
        <div className={styles.words}>
          <p id="incoming-kicker" className={styles.kicker}>
            {t('desk.incoming')}
          </p>
          <p id="incoming-name" className={styles.name}>
            {name}
          </p>
          <p id="incoming-portal" className={styles.portal}>
            {visitor.queueName} · {t('desk.waited')} <Elapsed since={visitor.waitingSince} />
          </p>
          <SentHere handedOn={visitor.handedOn} className={styles.sent} />
          <VisitorChips {...visitor} />
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
