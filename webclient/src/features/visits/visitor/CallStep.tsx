import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CallFooter } from '../../../app/CallFooter.js';
import { messageOf } from '../../../app/message-of.js';
import { Button } from '../../../design/Button.js';
import { classes } from '../../../design/classes.js';
import { Dialog } from '../../../design/Dialog.js';
import { toast } from '../../../design/toasts.js';
import { CallStage } from '../../../media/components/CallStage.js';
import { VolumeButton } from '../../../media/components/VolumeButton.js';
import type { LocalMedia } from '../../../media/core/local-media.js';
import { useCall } from '../../../media/hooks/useCall.js';
import type { Wire } from '../../../wire/wire.js';
import { useCallBoard } from '../../board/useCallBoard.js';
import { CallDocumentsButton } from '../../documents/CallDocumentsButton.js';
import { PayerReceiptDialog } from '../../payments/payer/PayerReceiptDialog.js';
import styles from './CallStep.module.css';
import { OnHold } from './OnHold.js';
import { useVisitorChat } from './useVisitorChat.js';
import type { VisitSession } from './visit-session.js';

interface CallStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
  readonly wire: Wire;
}

const focus = (main: HTMLElement | null) => main?.focus();

/** The visitor's side of the call. */
export function CallStep({ portal, session, media, view, wire }: CallStepProps) {
  const { t } = useTranslation();
  const callId = view.callDetailId ?? view.clientId;
  const channel = wire.channel('conference');
  const call = useCall(channel, callId, media);
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [volume, setVolume] = useState(1);
  const chat = useVisitorChat({ wire, session, callId, state: call.state });
  const { button: boardButton, board } = useCallBoard({
    ...{ call, callId, channel },
    kind: 'queue',
    documentsOf: { kind: 'call', id: callId },
    token: session.token,
  });
  const { showVolumeButton, showEndCallButton } = portal.callButton;
  const { agentName } = view;

  useEffect(() => {
    // After a reload the camera was let go; in a call it is wanted without another question.
    if (media.state.get().phase === 'idle') void media.open();
  }, [media]);

  const leave = async () => {
    setBusy(true);
    try {
      await session.leaveCall(callId);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
      setBusy(false);
      setLeaving(false);
    }
  };
  return (
    <main
      ref={focus}
      tabIndex={-1}
      className={classes(styles.call, Boolean(chat.panel) && styles.withChat)}
    >
      <CallStage
        call={call}
        media={media}
        expecting={agentName ?? t('call.somebody')}
        volume={volume}
        board={board}
        awaited={chat.unread}
        footer={<CallFooter />}
        whileOnHold={<OnHold portal={portal} since={call.state.self?.pausedSince ?? null} />}
        onLeave={showEndCallButton ? () => setLeaving(true) : undefined}
        more={
          <>
            {chat.button}
            {showVolumeButton && <VolumeButton volume={volume} onChange={setVolume} />}
            {call.state.phase === 'in' && !call.state.self?.paused && (
              <CallDocumentsButton
                {...{ call, callId, channel }}
                token={session.token}
                mayDelete={false}
              />
            )}
            {boardButton}
          </>
        }
      />
      {chat.panel}
      <PayerReceiptDialog wire={wire} clientId={view.clientId} />
      {leaving && (
        <Dialog
          title={t('call.leaveTitle')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button kind="danger" busy={busy} onClick={() => void leave()}>
                {t('call.leave')}
              </Button>
              <Button onClick={() => setLeaving(false)}>{t('call.stay')}</Button>
            </>
          }
        >
          <p>
            {agentName === null
              ? t('call.leaveTextUnnamed')
              : t('call.leaveText', { name: agentName })}
          </p>
        </Dialog>
      )}
    </main>
  );
}
