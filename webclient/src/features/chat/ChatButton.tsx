import { useTranslation } from 'react-i18next';

import { CountMark } from '#design/CountMark.js';
import { Icon } from '#design/Icon.js';
import { barWords } from '#media/components/bar-words.js';
import { RoundButton } from '#media/components/RoundButton.js';
import { useUnread } from './session/useChat.js';
import type { ChatSession } from './session/chat-session.js';

interface ChatButtonProps {
  readonly chat: ChatSession;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The key that does the same. */
  readonly shortcut?: string;
}

/** Shows and hides a chat among the controls of a call, and says how much is unread there. */
export function ChatButton({ chat, open, onToggle, shortcut }: ChatButtonProps) {
  const { t } = useTranslation();
  const unread = useUnread(chat);
  const label = unread > 0 ? t('chat.showUnread', { count: unread }) : t('chat.show');
  return (
    <RoundButton
      label={open ? t('chat.hide') : label}
      word={barWords.chat}
      icon={<Icon name="chat" />}
      count={open ? 0 : unread}
      aria-keyshortcuts={shortcut}
      aria-pressed={open}
      data-testid="toggle-chat"
      onClick={onToggle}
    />
  );
}

/** Shows the same count next to the name of the chat, also for people who do not see the button. */
export function UnreadBadge({ chat }: { readonly chat: ChatSession }) {
  const { t } = useTranslation();
  const count = useUnread(chat);
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} inline />
      <span className="visually-hidden">{t('chat.unread', { count })}</span>
    </>
  );
}
