import { supervisionMessages } from '@foyer/contracts/calls';
import { ApiError } from '@foyer/contracts/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { useToolbar } from '#media/components/useToolbar.js';
import { toast } from '#design/toasts.js';
import { BlurQuestion } from '#media/components/BlurQuestion.js';
import { CallStage } from '#media/components/CallStage.js';
import { LocalMedia } from '#media/core/local-media.js';
import { useCall } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import { useNotification } from '../visits/desk/useNotification.js';
import styles from './SupervisionPage.module.css';

type Mode = 'listen' | 'whisper' | 'join';

interface SupervisedCallProps {
  /** The channel `conference` of this call. */
  readonly channel: Channel;
  readonly callId: string;
  /** True if the agent is not notified of listening. */
  readonly silent: boolean;
  /** Called with the reason why it could not continue; null if it is simply over. */
  readonly onOver: (why: string | null) => void;
}

/** The call as a supervisor sees it, and what a supervisor does there. */
export function SupervisedCall({ channel, callId, silent, onOver }: SupervisedCallProps) {
  const { t } = useTranslation();
  const notification = useNotification();
  const [media] = useState(() => new LocalMedia(navigator.mediaDevices, localStorage));
  const mode = useRef<Mode>('listen');
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const [isJoined, setJoined] = useState(false);
  const say = (next: Mode) =>
    channel.emit(supervisionMessages.superviseCall, { sessionCallId: callId, mode: next, silent });
  const [beforeEntry] = useState(() => async () => {
    // A supervisor who was cut off while whispering listens at first: the call may have a different
    // agent by now.
    if (mode.current === 'whisper') {
      mode.current = 'listen';
      media.close();
    }
    try {
      await say(mode.current);
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'TIMEOUT') over.current(error.message);
      throw error;
    }
  });
  const call = useCall(channel, callId, media, { beforeEntry });
  const { phase, now, self } = call.state;
  const own = now?.supervisors.find(({ userCallId }) => userCallId === self?.userCallId);
  const whispers = own?.mode === 'whisper';
  const whispered = useRef(false);

  useEffect(() => () => media.close(), [media]);
  useEffect(() => {
    if (phase === 'over') over.current(null);
  }, [phase]);

  useEffect(() => {
    const isCutOff = whispered.current && own?.mode === 'listen' && mode.current === 'whisper';
    whispered.current = whispers;
    if (!isCutOff) return;
    mode.current = 'listen';
    media.close();
    toast(t('supervision.transferred'));
  }, [whispers, own?.mode, media, t]);

  const change = (next: Mode) =>
    notification(async () => {
      // Without a microphone, the server receives no new mode.
      if (next !== 'listen') await media.open(next === 'join');
      // This comes before the message: only the server announces that a whisper ended without a
      // request.
      if (next === 'listen') mode.current = next;
      await say(next);
      mode.current = next;
      if (next === 'listen') media.close();
      if (next === 'join') setJoined(true);
    });

  const leave = () => void notification(() => call.session.leave());
  if (isJoined) {
    return (
      <main className={styles.call}>
        <CallStage call={call} media={media} onLeave={leave} />
        <BlurQuestion media={media} />
      </main>
    );
  }
  return (
    <main className={styles.call}>
      <CallStage
        call={call}
        media={media}
        listens
        controls={
          <Controls>
            <Button
              kind={whispers ? 'primary' : 'secondary'}
              aria-pressed={whispers}
              onClick={() => void change(whispers ? 'listen' : 'whisper')}
            >
              {t(whispers ? 'supervision.stopWhisper' : 'supervision.whisper')}
            </Button>
            <Button onClick={() => void change('join')}>{t('supervision.join')}</Button>
            <Button kind="danger" onClick={leave}>
              {t('supervision.leave')}
            </Button>
          </Controls>
        }
      />
    </main>
  );
}

function Controls({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('supervision.title')}>
      {children}
    </div>
  );
}
