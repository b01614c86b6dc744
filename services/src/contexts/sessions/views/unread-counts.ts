import { defineQuery } from '#platform/cqrs';
import { UnreadMessages } from './unread-messages.js';
import { SessionReader } from './session-reader.js';

/** Counts the messages that a member has not read in each of their sessions. */
export const CountUnreadMessages = defineQuery({
  name: 'CountUnreadMessages',
  needs: { reader: SessionReader, unread: UnreadMessages },
  answer: async (memberId: string, { needs: { reader, unread } }) => {
    const own = await reader.all({ 'members.memberId': memberId }, memberId);
    return unread.of(
      memberId,
      own.map(({ _id }) => _id),
    );
  },
});
