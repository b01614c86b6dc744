import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CallFooter } from '#app/CallFooter.js';
import { classes } from '#design/classes.js';
import { CallStage } from '#media/components/CallStage.js';
import { useTakenOver } from '#media/components/useWayBack.js';
import { VolumeButton } from '#media/components/VolumeButton.js';
import { WayBackLine, WayBackNotice } from '#media/components/WayBackNotice.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { resumeDevices } from '#media/core/resume-devices.js';
import { useCall } from '#media/hooks/useCall.js';
import type { Wire } from '#wire/wire.js';
import { BoardLine } from '../../board/BoardLine.js';
import { useCallBoard } from '../../board/useCallBoard.js';
import { CallDocumentsButton } from '../../documents/CallDocumentsButton.js';
import { CallPolls } from '../../polls/CallPolls.js';
import { PayerReceiptDialog } from '../../payments/payer/PayerReceiptDialog.js';
import styles from './CallStep.module.css';
import { OnHold } from './OnHold.js';
import type { LeavingCall } from './useLeavingCall.js';
import { useVisitorChat } from './useVisitorChat.js';
import type { VisitSession } from './visit-session.js';

interface CallStepProps {
  readonly portal: PublicPortal;
  readonly session: VisitSession;
  readonly media: LocalMedia;
  readonly view: VisitView;
  readonly wire: Wire;
  readonly leaving: LeavingCall;
}

const focus = (main: HTMLElement | null) => main?.focus();

/** The visitor's side of the call. */
export function CallStep({ portal, session, media, view, wire, leaving }: CallStepProps) {
  const { t } = useTranslation();
  const callId = view.callDetailId ?? view.clientId;
  const channel = wire.channel('conference');
  const call = useCall(channel, callId, media);
  const [volume, setVolume] = useState(1);
  const { button: boardButton, board } = useCallBoard({
    ...{ call, callId, channel },
    kind: 'queue',
    documentsOf: { kind: 'call', id: callId },
    token: session.token,
  });
  const chat = useVisitorChat({
    ...{ wire, session, callId, call, media },
    covered: (show) =>
      leaving.left ? <WayBackLine {...leaving} /> : board && <BoardLine onShow={show} />,
  });
  const { showVolumeButton, showEndCallButton } = portal.callButton;
  const { agentName } = view;

  // After a reload the camera was let go; in a call it is wanted without another question.
  const resume = useEffectEvent(() => resumeDevices(media, { asks: true, missing: view.missing }));
  useEffect(() => void resume(), [media]);

  useTakenOver(call.state.phase, leaving);

  // A visitor who is not in the call yet has nothing to return to.
  const leave = () => {
    if (call.state.phase === 'in') leaving.leave('leave');
    else leaving.leaveAtOnce();
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
        volume={leaving.left ? 0 : volume}
        {...(leaving.left && { controls: <></>, notice: <WayBackNotice {...leaving} /> })}
        board={board}
        awaited={chat.unread}
        footer={<CallFooter />}
        whileOnHold={<OnHold portal={portal} since={call.state.self?.pausedSince ?? null} />}
        onLeave={showEndCallButton ? leave : undefined}
        more={
          <>
            {chat.button}
            {showVolumeButton && <VolumeButton volume={volume} onChange={setVolume} />}
            {call.state.phase === 'in' && (
              <CallDocumentsButton
                {...{ call, callId, channel }}
                token={session.token}
                mayDelete={false}
              />
            )}
            {boardButton}
            <CallPolls {...{ call, channel, callId }} kind="queue" />
          </>
        }
      />
      {chat.panel}
      <PayerReceiptDialog wire={wire} clientId={view.clientId} />
    </main>
  );
}
