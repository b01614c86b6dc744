import type { CountUnread } from '#contexts/sessions';
import type { ChatReader } from './chat-reader.js';

/** Counts what a member has not read in the chats of sessions. */
export const countUnreadIn =
  (reader: ChatReader): CountUnread =>
  async (memberId, sessionIds) => {
    const counting = sessionIds.map(
      async (id) => [id, await reader.countUnread(id, memberId)] as const,
    );
    return new Map(await Promise.all(counting));
  };
