import { sessionCallMessages, type CallKind } from '@foyer/contracts/calls';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import { prepared } from '#app/prepared.js';
import { useTexts } from '#i18n/useTexts.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Channel } from '#wire/channel.js';
import { notifyDocuments } from '../documents/notify-documents.js';
import { boardRightsOf } from './board-rights.js';
import { boardTitle } from './board-title.js';
import { BoardButton } from './BoardButton.js';

/** Loaded when it is opened: most calls need none. */
const { Part: BoardPanel } = prepared(
  async () => (await import('./panel/BoardPanel.js')).BoardPanel,
  { inCall: true },
);

interface CallBoard {
  readonly call: CallInHand;
  readonly callId: string;
  /** The channel `conference` of the call. */
  readonly channel: Channel;
  readonly kind: CallKind;
  /** The documents that can be drawn on. */
  readonly documentsOf: DocumentPlace;
  readonly token: () => string | null | Promise<string | null>;
  /**
   * True on a public machine: files are not saved there, and a board without a button is not
   * hidden.
   */
  readonly isPublic?: boolean;
  /** True if there is room for it. */
  readonly hasRoom?: boolean;
}

/**
 * The board of a call: the button that shows it, and the board where it is shown. The presenter
 * opens and closes it for all; each may hide it on their own page, until it is opened again or
 * something else takes its place.
 */
export function useCallBoard(props: CallBoard): {
  readonly button: ReactNode;
  readonly board: ReactNode;
} {
  const {
    call,
    callId,
    channel,
    kind,
    documentsOf,
    token,
    hasRoom = true,
    isPublic = false,
  } = props;
  const says = useTexts();
  const { phase, self, now } = call.state;
  const { isOpen, minimised } = now?.whiteboard ?? { isOpen: false, minimised: false };
  const told = `${isOpen} ${minimised}`;
  const [own, setOwn] = useState<{ readonly told: string; readonly isShown: boolean } | null>(null);
  const isThere = phase === 'in' && self !== null;
  const isIn = isThere && !self.paused;
  const isAside = now?.consult?.stage === 'talking';
  const rights = isThere ? boardRightsOf(kind, { ...self, isAside }) : null;
  const mayLead = rights?.mayLead ?? false;
  const say = (status: { isOpen: boolean; minimised: boolean }) => {
    const said = { sessionCallId: callId, ...status };
    channel.emit(sessionCallMessages.updateWhiteboardStatus, said).catch(() => undefined);
  };
  useKeptOpen({
    isIn: isIn && mayLead,
    isOpen,
    channel,
    callId,
    reopen: () => say({ isOpen: true, minimised: false }),
  });
  if (!isThere || !rights || !hasRoom || (!isOpen && !mayLead))
    return { button: null, board: null };
  const isShown = isIn && isOpen && (own?.told === told ? own.isShown : !minimised);
  const show = (shown: boolean) => setOwn({ told, isShown: shown });
  const toggle = () => {
    if (!isOpen) say({ isOpen: true, minimised: false });
    else show(!isShown);
  };
  const label = says(isShown ? boardTitle.hide : isOpen ? boardTitle.show : boardTitle.open);
  return {
    button: <BoardButton label={label} isShown={isShown} onClick={toggle} />,
    board: isShown ? (
      <Suspense>
        <BoardPanel
          key={callId}
          place={{
            channel: channel.beside('whiteboard'),
            whiteboardId: callId,
            selfId: self.callJoinerId,
          }}
          {...{ rights, token, documentsOf }}
          people={[self, ...call.state.others].map(({ callJoinerId: id, displayName }) => ({
            id,
            name: displayName || says(boardTitle.visitor),
          }))}
          version={now?.documents.join() ?? ''}
          onDocuments={(documents) => notifyDocuments(channel, callId, documents)}
          isPublic={isPublic}
          mayHavePad={isPublic || self.joinerType === 'User'}
          onMinimise={() => show(false)}
          {...(mayLead && { onClose: () => say({ isOpen: false, minimised: false }) })}
        />
      </Suspense>
    ) : null,
  };
}

interface KeptOpen {
  readonly isIn: boolean;
  readonly isOpen: boolean;
  readonly channel: Channel;
  readonly callId: string;
  readonly reopen: () => void;
}

/**
 * A server that was started again knows the board and not that it was open: the presenter opens it
 * again.
 */
function useKeptOpen({ isIn, isOpen, channel, callId, reopen }: KeptOpen): void {
  const wasOpen = useRef(false);
  const isAway = useRef(false);
  const latest = useRef(reopen);
  useEffect(() => {
    latest.current = reopen;
  });
  useEffect(
    () =>
      channel.state.subscribe(() => {
        if (channel.state.get() !== 'up') isAway.current = true;
      }),
    [channel, callId],
  );
  useEffect(() => {
    if (!isIn) return;
    if (!isOpen && wasOpen.current && isAway.current) latest.current();
    wasOpen.current = isOpen;
    if (isOpen) isAway.current = false;
  }, [isIn, isOpen]);
}
