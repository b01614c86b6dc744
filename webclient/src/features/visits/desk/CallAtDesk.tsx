import { callRoutes } from '@foyer/contracts/calls';
import type { DeskView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { api } from '#app/api.js';
import { ShortcutHelp } from '#app/shortcuts/ShortcutHelp.js';
import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { useStaff } from '#app/staff/staff-context.js';
import { classes } from '#design/classes.js';
import { Icon } from '#design/Icon.js';
import { toast } from '#design/toasts.js';
import { BarGap } from '#media/components/BarGap.js';
import { barWords } from '#media/components/bar-words.js';
import { BlurQuestion } from '#media/components/BlurQuestion.js';
import { CallFrame } from '#media/components/CallFrame.js';
import { CallStage } from '#media/components/CallStage.js';
import { OwnHold } from '#media/components/HeldLine.js';
import { OwnRecording } from '#media/components/OwnRecording.js';
import { MayReturnLine, MayReturnNotice } from '#media/components/MayReturn.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { ScreenButton } from '#media/components/ScreenButton.js';
import { Supervisors } from '#media/components/Supervisors.js';
import { useWayBackFrom } from '#media/components/useWayBack.js';
import { WayBackLine, WayBackNotice } from '#media/components/WayBackNotice.js';
import type { CallState } from '#media/core/call-state.js';
import { mediaForOwnCall } from '#media/core/staff-media.js';
import { useCall } from '#media/hooks/useCall.js';
import { RecordButton } from '#media/recording/RecordButton.js';
import type { Channel } from '#wire/channel.js';
import { session as signIn } from '#session/session.js';
import { BoardLine } from '../../board/BoardLine.js';
import { useCallBoard } from '../../board/useCallBoard.js';
import { CallDocumentsButton } from '../../documents/CallDocumentsButton.js';
import { CallPolls } from '../../polls/CallPolls.js';
import { TillDialog } from '../../payments/till/TillDialog.js';
import { useTill } from '../../payments/till/useTill.js';
import { AvailabilityMenu } from './AvailabilityMenu.js';
import { ConsultButton, ConsultNotice, isConsultingIn } from './beside/Consult.js';
import { HoldButton, HoldNotice, useHold, VisitorHeld } from './beside/Hold.js';
import styles from './CallAtDesk.module.css';
import type { DeskSession } from './desk-session.js';
import { HandBack } from './HandBack.js';
import { mayEnd } from './may-end.js';
import { LeavingTheCall } from './LeavingTheCall.js';
import { PersonPanel } from './PersonPanel.js';
import { company } from '#state/company.js';
import { useStore } from '#state/store.js';
import { sounds } from '#media/sound/sounds.js';
import { useCallRecord } from './useCallRecord.js';
import { useDeskChat } from './useDeskChat.js';
import { useFocusOnArrival } from './useFocusOnArrival.js';
import { useNotification } from './useNotification.js';

interface CallAtDeskProps {
  readonly callDetailId: string;
  /** The channel `conference` of this call. */
  readonly channel: Channel;
  readonly desk: DeskSession;
  readonly view: DeskView;
  /** True if another page is open, with the call standing small above it. */
  readonly small: boolean;
  /** True if the agent's devices stay off until they are turned on by hand. */
  readonly devicesOff: boolean;
}

/** The agent's side of the call: the stage, and next to it the visitor. */
export function CallAtDesk(props: CallAtDeskProps) {
  const { callDetailId, channel, desk, view, small, devicesOff } = props;
  const { t } = useTranslation();
  const notification = useNotification();
  const [media] = useState(mediaForOwnCall);
  const call = useCall(channel, callDetailId, media);
  const present = call.state.others.length;
  const record = useCallRecord(callDetailId, present);
  const hold = useHold(call, channel, callDetailId);
  const { wire, profile } = useStaff();
  const isConsulting = isConsultingIn(call.state);
  const isHolding = !isConsulting && hold.visitor?.paused === true;
  const leads = call.state.now?.consult?.callJoinerId !== call.state.self?.callJoinerId;
  const body = { callDetailId };
  const end = () => notification(() => api.call(callRoutes.endCall, { body }));
  const leave = () => notification(() => api.call(callRoutes.leaveCall, { body }));
  const ends = mayEnd(call.state, record, profile._id);
  const left = leftBy(call.state.others, ends ? 'end' : 'leave', ends ? end : leave);
  const consult = { call, channel: wire.channel('application'), callDetailId };
  const { button: boardButton, board } = useCallBoard({
    ...{ call, channel, callId: callDetailId, hasRoom: !small },
    kind: 'queue',
    documentsOf: { kind: 'call', id: callDetailId },
    token: () => signIn.token(),
  });
  const go = (how: 'leave' | 'end') => void (how === 'end' ? end() : leave());
  const wayBack = useWayBackFrom(call.state.phase, media, go);
  const chat = useDeskChat({
    callDetailId,
    state: call.state,
    media,
    visitor: record?.visitorName,
    small,
    held: (show) =>
      wayBack.left ? (
        <WayBackLine {...wayBack} />
      ) : (
        <>
          <OwnHold call={call} />
          <OwnRecording call={call} />
          {left ? <MayReturnLine {...left} /> : isHolding && <VisitorHeld {...hold} />}
          {board && <BoardLine onShow={show} />}
        </>
      ),
  });
  const till = useTill(wire.channel('payment'), callDetailId);
  const [tillOpen, setTillOpen] = useState(false);
  const paymentsOn = useStore(company).modules.paymentTerminalModuleActive;

  useEffect(() => {
    if (!devicesOff) void media.open();
    return () => media.close();
  }, [media, devicesOff]);
  useEffect(() => {
    const { audio, video } = media.state.get();
    if (devicesOff && audio === null && video === null) toast(t('desk.fellHere'));
  }, [media, devicesOff, t]);
  useEffect(() => {
    if (present === 0) return undefined;
    sounds.joined();
    return () => sounds.left();
  }, [present]);

  useShortcut('m', () => {
    if (wayBack.left) return;
    const { audio, microphoneOn } = media.state.get();
    void media.setMicrophone(audio === null || !microphoneOn);
  });
  useShortcut('v', () => {
    if (wayBack.left) return;
    const { video, cameraOn } = media.state.get();
    void media.setCamera(video === null || !cameraOn);
  });

  const visitor = record?.visitorName ?? t('desk.visitor');
  const notice = wayBack.left ? (
    <WayBackNotice {...wayBack} />
  ) : left ? (
    <MayReturnNotice {...left} />
  ) : (
    isHolding && <HoldNotice {...hold} />
  );
  const Stage = small ? 'div' : 'main';
  const stage = useFocusOnArrival<HTMLDivElement>();
  return (
    <CallFrame
      label={t('desk.callWith', { name: visitor })}
      path="/desk"
      small={small}
      className={classes(styles.page, Boolean(chat.panel) && styles.withChat)}
    >
      <Stage className={styles.stage} {...(!small && { ref: stage, tabIndex: -1 })}>
        <div className={styles.above} data-mode="dark">
          <Supervisors call={call} />
          <ConsultNotice {...consult} />
        </div>
        <CallStage
          call={call}
          media={media}
          expecting={visitor}
          awaited={chat.unread}
          board={board}
          volume={wayBack.left ? 0 : 1}
          {...(wayBack.left && { controls: <></> })}
          notice={notice}
          more={
            <>
              {chat.button}
              {call.state.phase === 'in' && (
                <CallDocumentsButton
                  {...{ call, channel }}
                  callId={callDetailId}
                  token={() => signIn.token()}
                  mayDelete
                  portalId={record?.queueId}
                />
              )}
              <BarGap />
              {!isConsulting && <HoldButton {...hold} />}
              <ConsultButton {...consult} />
              {leads && (
                <HandBack
                  {...{ desk, callDetailId }}
                  queueId={record?.queueId}
                  portals={view.portals}
                />
              )}
              {paymentsOn && till.terminals.length > 0 && (
                <RoundButton
                  label={t('payments.take')}
                  word={barWords.payment}
                  icon={<Icon name="card" />}
                  aria-haspopup="dialog"
                  data-testid="take-payment"
                  onClick={() => setTillOpen(true)}
                />
              )}
              <BarGap />
              {boardButton}
              {!small && (
                <CallPolls
                  {...{ call, channel }}
                  callId={callDetailId}
                  kind="queue"
                  token={() => signIn.token()}
                />
              )}
              <ScreenButton session={call.session} channel={channel} sessionCallId={callDetailId} />
              <RecordButton {...{ call, channel }} callId={callDetailId} />
            </>
          }
          onLeave={() => wayBack.leave('leave')}
          {...(ends && { onEnd: () => wayBack.leave('end') })}
        />
      </Stage>
      {chat.panel}
      {!small && (
        <PersonPanel record={record} call={call} callDetailId={callDetailId} view={view}>
          <ShortcutHelp at="desk" />
          <AvailabilityMenu desk={desk} state={view.desk} />
        </PersonPanel>
      )}
      <BlurQuestion media={media} />
      <LeavingTheCall how={ends ? 'end' : 'leave'} onGo={ends ? end : leave} />
      {tillOpen && (
        <TillDialog
          till={till}
          visitDeviceId={record?.device?.deviceId ?? null}
          onClose={() => setTillOpen(false)}
        />
      )}
    </CallFrame>
  );
}

/** Returns who has left and may return. With a colleague in the call, the visitor's tile says it. */
function leftBy(others: CallState['others'], how: 'end' | 'leave', go: () => Promise<unknown>) {
  const [only, ...more] = others;
  if (!only || more.length > 0) return null;
  if (only.participantProperties.mayReturnForS === undefined) return null;
  return { participant: only, how, onGo: () => void go() } as const;
}
