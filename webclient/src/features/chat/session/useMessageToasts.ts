import { chatMessages } from '@foyer/contracts/chat';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { dismissToastsAbout, toastAbout } from '#design/toasts.js';
import { named } from '../messages/named.js';
import type { ChatSession } from './chat-session.js';

/**
 * Says in passing who wrote, as long as the chat itself is not shown; what was said goes as the
 * chat opens.
 * @param nameless a substitute for a missing name
 */
export function useMessageToasts(chat: ChatSession | null, shown: boolean, nameless: string) {
  const { t } = useTranslation();
  useEffect(() => {
    if (chat && shown) dismissToastsAbout('messages');
    if (!chat || shown) return undefined;
    const { channel, channelId, selfId } = chat.place;
    return channel.on(chatMessages.sendMessage, ({ receiver, sender }) => {
      if (receiver !== channelId || sender._id === selfId) return;
      toastAbout('messages', t('chat.messageFrom', { name: named(sender.displayName, nameless) }));
    });
  }, [chat, shown, nameless, t]);
}
