import { makeClient } from '@foyer/contracts/client';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#i18n/language.js';
import { OwnHold } from '#media/components/HeldLine.js';
import { OwnRecording } from '#media/components/OwnRecording.js';
import type { LocalMedia } from '#media/core/local-media.js';
import type { CallInHand } from '#media/hooks/useCall.js';
import type { Wire } from '#wire/wire.js';
import { ChatButton } from '../../chat/ChatButton.js';
import { ChatAside } from '../../chat/ChatAside.js';
import { downloadAs } from '../../chat/session/download-as.js';
import type { ChatRights } from '../../chat/session/rights.js';
import { uploadTo } from '../../chat/session/upload-to.js';
import { useChatOfCall } from '../../chat/session/useCallChat.js';
import { useUnread } from '../../chat/session/useChat.js';
import { useMessageToasts } from '../../chat/session/useMessageToasts.js';
import { useOpenedForSilent } from '../../chat/session/useOpenedForSilent.js';
import { useUnsent } from '../../chat/session/useUnsent.js';
import type { VisitSession } from './visit-session.js';

interface VisitorChat {
  readonly wire: Wire;
  readonly session: VisitSession;
  readonly callId: string;
  readonly call: CallInHand;
  readonly media: LocalMedia;
  /** Shown in the chat where it covers the call; a press closes the chat. */
  readonly covered?: ((show: () => void) => ReactNode) | undefined;
}

/**
 * The chat of a visitor with the agent: the button that shows it, and the chat itself where it is
 * shown.
 */
export function useVisitorChat({ wire, session, callId, call, media, covered }: VisitorChat): {
  readonly button: ReactNode;
  readonly panel: ReactNode;
  /** True if there are unread messages. */
  readonly unread: boolean;
} {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const rights = useMemo<ChatRights>(
    () => ({
      ...{ deleteOthers: false, forward: false, download: downloadAs(() => session.token()) },
      attach: uploadTo({ kind: 'call', id: callId }, { token: () => session.token() }),
    }),
    [session, callId],
  );
  const [api] = useState(() =>
    makeClient({ token: () => session.token(), language: currentLanguage }),
  );
  const chat = useChatOfCall({ wire, api, callId, state: call.state });
  const unread = useUnread(chat) > 0;
  useUnsent(chat, () => setOpen(true));
  useOpenedForSilent(chat, { media, state: call.state }, () => setOpen(true));
  useMessageToasts(chat, open, t('call.somebody'));
  if (!chat) return { button: null, panel: null, unread };
  const close = () => setOpen(false);
  return {
    unread,
    button: <ChatButton chat={chat} open={open} onToggle={() => setOpen((was) => !was)} />,
    panel: open && (
      <ChatAside
        {...{ chat, rights }}
        nameless={t('call.somebody')}
        held={
          <>
            {covered?.(close) ?? <OwnHold call={call} />}
            <OwnRecording call={call} />
          </>
        }
        onClose={close}
      />
    ),
  };
}
