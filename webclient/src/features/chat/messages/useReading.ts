import { useEffect, useState, useSyncExternalStore } from 'react';

import { useStore } from '#state/store.js';
import type { ChatSession } from '../session/chat-session.js';
import { unreadAfter } from '../session/reading.js';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface ReadingPlace {
  /** The message that the line “new messages” stands before. */
  readonly newFrom: string | null;
  /** How many messages of others have not been read. */
  readonly unread: number;
}

/**
 * Counts as read what is in sight, and remembers where the new messages began.
 * @param atEnd True if the newest message is in sight
 */
export function useReading(chat: ChatSession, atEnd: boolean): ReadingPlace {
  const { messages, phase } = useStore(chat.history.state);
  const { own } = useStore(chat.read);
  const isSeen = useSyncExternalStore(subscribe, () => !document.hidden);
  const unread = unreadAfter(messages, own, chat.place.selfId);
  const first = unread[0]?._id ?? null;
  const reads = phase === 'ready' && atEnd && isSeen;
  const [newFrom, setNewFrom] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  // The first messages were not seen to arrive, even if they are in sight at once.
  const isNew = first !== null && first !== newFrom && (!begun || !reads);
  if (isNew) setNewFrom(first);
  if (phase === 'ready' && !begun) setBegun(true);
  useEffect(() => {
    if (reads && first !== null) chat.markRead();
  }, [chat, reads, first]);
  return { newFrom, unread: unread.length };
}
