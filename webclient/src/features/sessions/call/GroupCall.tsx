import { permitsInCallOf } from '@foyer/contracts/calls';
import type { Client } from '@foyer/contracts/client';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { messageOf } from '#app/message-of.js';
import { useMediaQuery } from '#app/useMediaQuery.js';
import { toast } from '#design/toasts.js';
import { BlurQuestion } from '#media/components/BlurQuestion.js';
import { CallFrame } from '#media/components/CallFrame.js';
import { CallStage } from '#media/components/CallStage.js';
import { WayBackLine, WayBackNotice } from '#media/components/WayBackNotice.js';
import { mediaForOwnCall } from '#media/core/staff-media.js';
import { isShown } from '#media/group/pictures-of.js';
import { GroupPictures } from '#media/group/GroupPictures.js';
import { useCall } from '#media/hooks/useCall.js';
import { RecordButton } from '#media/recording/RecordButton.js';
import { useCallChannel } from '#media/hooks/useCallChannel.js';
import type { PrimaryTab } from '#app/staff/primary-tab.js';
import type { Channel } from '#wire/channel.js';
import type { Wire } from '#wire/wire.js';
import { UnreadBadge } from '../../chat/ChatButton.js';
import { useCallBoard } from '../../board/useCallBoard.js';
import type { ChatRights } from '../../chat/session/rights.js';
import { useChatOfCall } from '../../chat/session/useCallChat.js';
import { useUnread } from '../../chat/session/useChat.js';
import { useMessageToasts } from '../../chat/session/useMessageToasts.js';
import { useUnsent } from '../../chat/session/useUnsent.js';
import { notifyDocuments } from '../../documents/notify-documents.js';
import { AskingBadge } from './AskingBadge.js';
import { CallPolls } from '../../polls/CallPolls.js';
import { CallControls } from './call-controls.js';
import { EndCallDialog } from './EndCallDialog.js';
import type { Entry } from './entry.js';
import styles from './GroupCall.module.css';
import { Lobby } from './Lobby.js';
import { OverTheStage } from './OverTheStage.js';
import type { FolderInCall } from './CallDocuments.js';
import { CallDrawer } from './CallDrawer.js';
import { drawerOf } from './drawer-of.js';
import { maySpeak } from './may-speak.js';
import { ParticipantsPanel } from './ParticipantsPanel.js';
import { SessionChat } from './SessionChat.js';
import { ScreenControls } from './ScreenControls.js';
import { useCallView } from './useCallView.js';
import { useRoleNews } from './useRoleNews.js';
import { useDeviceRequest } from './useDeviceRequest.js';
import { useLeaveCall } from './useLeaveCall.js';
import { useOwnDevices } from './useOwnDevices.js';
import { useScreenRequest } from './useScreenRequest.js';
import { useSpeakerRequests } from './useSpeakerRequests.js';
import { useTabTakesCall } from './useTabTakesCall.js';
import { useWaiting } from './useWaiting.js';
import { ViewButtons } from './ViewButtons.js';
import { HeldLines } from './HeldLines.js';
import { WaitingLine } from './WaitingLine.js';

interface GroupCallProps {
  readonly wire: Wire;
  readonly callId: string;
  /** The HTTP calls of who is in it. */
  readonly client: Client;
  /** The place of its documents. */
  readonly documentsOf: DocumentPlace;
  readonly token: () => string | null | Promise<string | null>;
  readonly entry: Entry;
  /** The tab that this is among those of a member. */
  readonly tab?: PrimaryTab;
  /** The title of the session. */
  readonly title: string;
  /** The user's rights in the chat in addition to writing. */
  readonly chatRights: ChatRights;
  /** The documents of the session, for who may see them. */
  readonly folder?: (inCall: FolderInCall) => ReactNode;
  /** The page of the call, and whether another one is open with the call small above it. */
  readonly above?: { readonly path: string; readonly small: boolean };
  /** Told when this page is in the call, and when another one has it. */
  readonly onIn?: (isIn: boolean) => void;
  /** Told once the call is over for this page, with the reason. */
  readonly onOver: (reason: string | null) => void;
}

/**
 * The call of a session for as long as it is drawn, over a connection of its own; before it the
 * lobby, where one knocks.
 */
export function GroupCall({ wire, callId, entry, ...rest }: GroupCallProps) {
  const channel = useCallChannel(wire, callId);
  const [isIn, setIn] = useState(entry.status === 'NOT_SET' || entry.status === 'KNOCKING_ACCEPT');
  if (!channel) return null;
  const { title, onOver } = rest;
  if (isIn) return <InCall key={callId} {...{ wire, channel, callId }} {...rest} />;
  const wires = { channel, application: wire.channel('application') };
  return <Lobby {...{ ...wires, callId, title, entry, onOver }} onIn={() => setIn(true)} />;
}

interface InCallProps extends Omit<GroupCallProps, 'entry'> {
  readonly channel: Channel;
}

function InCall({
  wire,
  channel,
  callId,
  tab,
  title,
  folder,
  client,
  documentsOf,
  token,
  chatRights,
  above,
  onIn,
  onOver,
}: InCallProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const small = above?.small === true;
  // The controls have a row of their own there, and stay.
  const isPhone = useMediaQuery('(max-width: 720px) and (orientation: portrait)');
  const [media] = useState(mediaForOwnCall);
  const [controls] = useState(() => new CallControls(channel, client, callId));
  const call = useCall(channel, callId, media, { maySend: maySpeak, asksBefore: true });
  useTabTakesCall(tab, call);
  const requests = useScreenRequest(channel, callId);
  const devices = useDeviceRequest(channel, callId, media);
  const frame = useRef<HTMLDivElement>(null);
  const hasFolder = folder !== undefined;
  // A meeting's documents are those of its call.
  const kind = documentsOf.kind === 'call' ? 'meeting' : 'session';
  const chat = useChatOfCall({ wire, api: client, callId, state: call.state });
  const view = useCallView({ frame, media, hasFolder, hasChat: chat !== null, small });
  const drawer = drawerOf(view, { small, hasChat: chat !== null });
  const [ending, setEnding] = useState(false);
  const { phase, self, others, endReason, now } = call.state;
  useRoleNews(self?.role);
  const { button: boardButton, board } = useCallBoard({
    ...{ call, callId, channel, token, documentsOf },
    kind: 'session',
    hasRoom: !small,
  });
  const asking = useSpeakerRequests(call.state, drawer === 'people-tab');
  const unread = useUnread(chat);
  useUnsent(chat, () => view.setDrawer('chat-tab'));
  useMessageToasts(chat, drawer === 'chat-tab', t('sessions.forgotten'));
  const speaks = self !== null && maySpeak(self.role, now?.mediaRules ?? null);
  const mayEnd = self !== null && permitsInCallOf('session', 'call.end-for-all', self.role);
  const over = useEffectEvent(onOver);
  const enter = useEffectEvent((isIn: boolean) => onIn?.(isIn));
  const uncover = () => view.setDrawer(null);
  const waiting = useWaiting(call.state, requests, devices);

  useOwnDevices(media, phase, speaks);
  useEffect(() => {
    if (phase === 'over') over(endReason);
    else if (phase !== 'joining' && phase !== 'full') enter(phase === 'in');
  }, [phase, endReason]);

  // A participant who was sent to wait saw no documents during that time.
  const version = [self?.paused, ...(now?.documents ?? [])].join();
  const notify = (documents: readonly string[]) => notifyDocuments(channel, callId, documents);
  const act = (work: Promise<void>) =>
    void work.catch((error: unknown) => toast(messageOf(error, t), 'problem'));
  const { leaveCall, ...wayBack } = useLeaveCall(call.state, media, () =>
    act(call.session.leave()),
  );
  const named = { 'aria-label': title };
  const Stage = small ? 'div' : 'main';
  return (
    <CallFrame
      ref={frame}
      label={t('sessionCall.small', { name: title })}
      path={above?.path ?? ''}
      small={small}
      className={styles.call}
    >
      <Stage className={small ? styles.smallStage : styles.stage} {...(!small && named)}>
        {small && <WaitingLine waiting={waiting} onShow={() => void navigate(above.path)} />}
        <CallStage
          call={call}
          media={media}
          alone={t('sessionCall.alone')}
          listens={!speaks}
          awaited={!small && (asking + unread > 0 || isPhone)}
          board={board}
          pictures={<GroupPictures call={call} media={media} {...view} />}
          more={
            <>
              {!small && (
                <ViewButtons
                  view={view}
                  shares={others.some(({ streams }) => streams.some(isShown))}
                  hasFolder={hasFolder}
                  chat={chat}
                  asking={asking}
                />
              )}
              {boardButton}
              {!small && <CallPolls {...{ call, channel, callId, kind, token }} />}
              <ScreenControls {...{ call, channel, requests, act }} sessionCallId={callId} />
              <RecordButton {...{ call, channel, callId }} />
            </>
          }
          onLeave={leaveCall}
          {...(wayBack.left && { controls: <></>, notice: <WayBackNotice {...wayBack} /> })}
          {...(mayEnd && { onEnd: () => setEnding(true) })}
        />
        {phase === 'in' && !small && (
          <OverTheStage {...{ call, controls, requests, devices, act, speaks }} />
        )}
      </Stage>
      {drawer !== null && (
        <CallDrawer
          title={title}
          tab={drawer}
          onTab={view.setDrawer}
          contents={{
            'people-tab': <ParticipantsPanel {...{ call, controls, devices, act }} />,
            ...(chat && {
              'chat-tab': <SessionChat {...{ chat, self, kind }} rights={chatRights} focused />,
            }),
            ...(folder &&
              self && { 'folder-tab': folder({ version, onChanged: notify, role: self.role }) }),
          }}
          marks={{
            ...(drawer !== 'people-tab' && { 'people-tab': <AskingBadge count={asking} /> }),
            ...(chat && drawer !== 'chat-tab' && { 'chat-tab': <UnreadBadge chat={chat} /> }),
          }}
          held={
            wayBack.left ? (
              <WayBackLine {...wayBack} />
            ) : (
              <HeldLines {...{ call, waiting, hasBoard: board !== null, onShow: uncover }} />
            )
          }
          onClose={uncover}
        />
      )}
      <BlurQuestion media={media} />
      {ending && (
        <EndCallDialog
          onEnd={() => act(call.session.endForAll())}
          onClose={() => setEnding(false)}
        />
      )}
    </CallFrame>
  );
}
