import { callMessages } from '@foyer/contracts/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageOf } from '#app/message-of.js';
import { Notice } from '#app/Notice.js';
import { Button } from '#design/Button.js';
import { toast } from '#design/toasts.js';
import { CheckDevices } from '#media/components/CheckDevices.js';
import type { Channel } from '#wire/channel.js';
import styles from './AfterCall.module.css';
import type { Entry, SessionCallStatus } from './entry.js';

/**
 * Decisions that were made while the connection was down are requested this often, in milliseconds.
 */
const ASKS_AGAIN_MS = 10_000;

interface LobbyProps {
  /** The channel `conference` of the call. */
  readonly channel: Channel;
  /** The channel `application` of who knocks. */
  readonly application: Channel;
  readonly callId: string;
  readonly title: string;
  readonly entry: Entry;
  readonly onIn: () => void;
  /** Called if the call ends before a participant answers. */
  readonly onOver: (reason: string | null) => void;
}

/** The lobby before the call: a participant inside admits the user, or refuses. */
export function Lobby({ channel, application, callId, title, entry, onIn, onOver }: LobbyProps) {
  const { t } = useTranslation();
  const [isRejected, setRejected] = useState(false);
  const take = useEffectEvent((status: SessionCallStatus) => {
    if (status === 'KNOCKING_REJECT') setRejected(true);
    else if (status !== 'KNOCKING') onIn();
  });
  const ask = useEffectEvent(() => {
    entry.knock().then(take, () => onOver(null));
  });
  useEffect(
    () =>
      channel.on(callMessages.knockerStatus, (push) => {
        const isOwn = push.sessionCallId === callId && push.callJoinerId === entry.joinerId;
        if (isOwn) take(push.knockingStatus);
      }),
    [channel, callId, entry.joinerId],
  );
  useEffect(() => {
    if (isRejected) return undefined;
    const stop = channel.onUp(() => ask());
    const timer = setInterval(() => ask(), ASKS_AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [channel, isRejected]);
  const knockAgain = () => {
    entry.knock().then(
      () => setRejected(false),
      (error: unknown) => toast(messageOf(error, t), 'problem'),
    );
  };
  const leave = () => {
    entry.withdraw().then(
      () => onOver('withdrawn'),
      (error: unknown) => toast(messageOf(error, t), 'problem'),
    );
  };
  return (
    <Notice
      title={title}
      text={t(isRejected ? 'sessionCall.turnedAway' : 'sessionCall.knocking')}
      live
      action={
        <div className={styles.actions}>
          {isRejected && (
            <Button kind="primary" onClick={knockAgain}>
              {t('sessionCall.knockAgain')}
            </Button>
          )}
          <Button onClick={leave}>{t('sessionCall.leaveLobby')}</Button>
          <CheckDevices channel={application} />
        </div>
      }
    />
  );
}
