import { useEffect, useState } from 'react';

import { makeStore, useStore } from '#state/store.js';
import { ChatSession, type ChatPlace } from './chat-session.js';
import type { HistoryState } from './history.js';
import { unreadAfter, UNREAD } from './reading.js';

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

const noMessages = makeStore<Pick<HistoryState, 'messages'>>({ messages: [] });
const nothingRead = makeStore(UNREAD);

/** How many messages of others were not read; none without a chat. */
export function useUnread(chat: ChatSession | null): number {
  const { messages } = useStore<Pick<HistoryState, 'messages'>>(chat?.history.state ?? noMessages);
  const { own } = useStore(chat?.read ?? nothingRead);
  return unreadAfter(messages, own, chat?.place.selfId ?? '').length;
}
