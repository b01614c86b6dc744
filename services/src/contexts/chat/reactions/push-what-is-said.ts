import {
  chatMessages,
  ChatMessageDeleted,
  ChatMessageEdited,
  ChatMessageSent,
  ChatMessagesRead,
} from '@foyer/contracts/chat';

import { definePush } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { ChatPushes } from '../views/chat-pushes.js';

const PUSHED = {
  ChatMessageSent: chatMessages.sendMessage,
  ChatMessageEdited: chatMessages.updateMessage,
  ChatMessageDeleted: chatMessages.deleteMessage,
} as const;

/**
 * Messages in a channel are pushed in the order of the log, in their state at that time: a message
 * that was deleted meanwhile has no text.
 */
export const PushWhatIsSaid = definePush({
  name: 'push-what-is-said',
  whenReadModel: {
    projection: 'chat',
    events: [ChatMessageSent, ChatMessageEdited, ChatMessageDeleted, ChatMessagesRead],
  },
  needs: { freshness: Freshness, pushes: ChatPushes },
  queue: ({ data }) => data.channelId,
  each: async ({ type, data }, { position, needs: { freshness, pushes } }) => {
    // A message may have published its documents.
    await freshness.waitFor(position, ['documents', 'sessions']);
    const { channelId, messageId } = data;
    if (type === 'ChatMessagesRead') await pushes.reading(channelId, messageId, data.readerId);
    else await pushes.message(PUSHED[type], messageId);
  },
});
