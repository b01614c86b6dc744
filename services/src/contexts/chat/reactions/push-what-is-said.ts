import {
  chatMessages,
  ChatMessageDeleted,
  ChatMessageEdited,
  ChatMessageSent,
  ChatMessagesRead,
  type ChatMessageEvent,
  type ChatReadingEvent,
} from '@foyer/contracts/chat';

import { defineReaction } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { ChatPushes } from '../views/chat-pushes.js';

type Said = (ChatMessageEvent | ChatReadingEvent)['data'] & { readonly type: string };

const PUSHED = {
  ChatMessageSent: chatMessages.sendMessage,
  ChatMessageEdited: chatMessages.updateMessage,
  ChatMessageDeleted: chatMessages.deleteMessage,
} as const;

/**
 * Messages in a channel are pushed in the order of the log, in their state at that time: a message
 * that was deleted meanwhile has no text.
 */
export const PushWhatIsSaid = defineReaction({
  name: 'push-what-is-said',
  whenReadModel: {
    projection: 'chat',
    events: [ChatMessageSent, ChatMessageEdited, ChatMessageDeleted, ChatMessagesRead],
  },
  notifiesSockets: true,
  needs: { freshness: Freshness, pushes: ChatPushes },
  memory: () => new Map<string, Said[]>(),
  note: ({ type, data }, memory) => {
    const waiting = memory.get(data.channelId) ?? [];
    memory.set(data.channelId, [...waiting, { ...data, type }]);
  },
  key: ({ data }) => data.channelId,
  run: async (channelId, { memory, position, needs: { freshness, pushes } }) => {
    // A message may have published its documents.
    await freshness.waitFor(position, ['documents', 'sessions']);
    for (let [next] = memory.get(channelId) ?? []; next; [next] = memory.get(channelId) ?? []) {
      await push(next, pushes);
      const left = memory.get(channelId)?.slice(1) ?? [];
      if (left.length > 0) memory.set(channelId, left);
      else memory.delete(channelId);
    }
  },
});

function push(said: Said, pushes: ChatPushes): Promise<void> {
  const { type, channelId, messageId } = said;
  if ('readerId' in said) return pushes.reading(channelId, messageId, said.readerId);
  return pushes.message(PUSHED[type as keyof typeof PUSHED], messageId);
}
