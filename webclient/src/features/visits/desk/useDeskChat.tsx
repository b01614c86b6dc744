import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { api, followError } from '#app/api.js';
import { useShortcut } from '#app/shortcuts/useShortcut.js';
import { useStaff } from '#app/staff/staff-context.js';
import { session } from '#session/session.js';
import type { CallState } from '#media/core/call-state.js';
import type { LocalMedia } from '#media/core/local-media.js';
import { ChatAside } from '../../chat/ChatAside.js';
import { ChatButton } from '../../chat/ChatButton.js';
import { named } from '../../chat/messages/named.js';
import { staffRights } from '../../chat/session/staff-rights.js';
import { uploadTo } from '../../chat/session/upload-to.js';
import { useChatOfCall } from '../../chat/session/useCallChat.js';
import { useUnread } from '../../chat/session/useChat.js';
import { useMessageToasts } from '../../chat/session/useMessageToasts.js';
import { useOpenedForSilent } from '../../chat/session/useOpenedForSilent.js';
import { useUnsent } from '../../chat/session/useUnsent.js';

interface DeskChat {
  readonly callDetailId: string;
  readonly state: CallState;
  readonly media: LocalMedia;
  /** The name of the visitor; empty if none was given. */
  readonly visitor: string | null | undefined;
  /** True if the call stands small above another page; there is no room for a chat then. */
  readonly small: boolean;
  /** Shown in the chat where it covers the call; `show` closes the chat. */
  readonly held: (show: () => void) => ReactNode;
}

/**
 * The chat with the visitor in hand: the button that shows it, and the chat itself where it is
 * shown.
 */
export function useDeskChat(props: DeskChat): {
  readonly button: ReactNode;
  readonly panel: ReactNode;
  /** True if there are unread messages. */
  readonly unread: boolean;
} {
  const { callDetailId, state, media, visitor, small, held } = props;
  const { t } = useTranslation();
  const { wire } = useStaff();
  const [open, setOpen] = useState(false);
  const chat = useChatOfCall({ wire, api, callId: callDetailId, state });
  const rights = useMemo(
    () => ({
      ...staffRights,
      attach: uploadTo(
        { kind: 'call', id: callDetailId },
        { token: () => session.token(), onRejected: followError },
      ),
    }),
    [callDetailId],
  );
  const close = () => setOpen(false);
  const toggle = () => setOpen((was) => !was);
  useShortcut('t', () => {
    if (chat && !small) toggle();
  });
  const nameless = named(visitor, t('desk.visitor'));
  const unread = useUnread(chat) > 0;
  useUnsent(chat, () => setOpen(true));
  useOpenedForSilent(chat, { media, state }, () => setOpen(true));
  useMessageToasts(chat, open && !small, nameless);
  if (!chat || small) return { button: null, panel: null, unread: false };
  return {
    unread,
    button: <ChatButton chat={chat} open={open} shortcut="T" onToggle={toggle} />,
    panel: open && <ChatAside {...{ chat, rights, nameless }} held={held(close)} onClose={close} />,
  };
}
