import { useEffect, useState } from 'react';

import { useStore } from '../../../state/store.js';
import { ChatSession, type ChatPlace } from './chat-session.js';
import { unreadAfter } from './reading.js';

/** A chat, heard while the component is drawn. */
export function useChat({ channelId, selfId, channel, api }: ChatPlace): ChatSession {
  const [chat, setChat] = useState(() => new ChatSession({ channelId, selfId, channel, api }));
  const { place } = chat;
  const isSame =
    place.channelId === channelId && place.selfId === selfId && place.channel === channel;
  if (!isSame) setChat(new ChatSession({ channelId, selfId, channel, api }));
  useEffect(() => chat.open(), [chat]);
  return chat;
}

/** How many messages of others were not read. */
export function useUnread(chat: ChatSession): number {
  const { messages } = useStore(chat.history.state);
  const { own } = useStore(chat.read);
  return unreadAfter(messages, own, chat.place.selfId).length;
}
