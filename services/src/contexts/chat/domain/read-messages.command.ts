import type { ReadStore } from '@foyer/projections';
import {
  readingOf,
  type ChatMessageDocument,
  type ChatReadingDocument,
} from '@foyer/projections/chat';

import { defineCommand, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { readMessages } from './read-messages.js';
import { whereIs } from './change-message.command.js';
import { messageStream, readingStream, streamsOf } from '../streams.js';

interface Read {
  readonly channelId: string;
  /** The last message that was read. */
  readonly messageId: string;
  readonly readerId: string;
}

/** Records that a person has read a channel up to a message. */
export const ReadMessages = defineCommand({
  name: 'ReadMessages',
  needs: { store: need<ReadStore>(READ_STORE) },
  prepare: async ({ channelId, messageId, readerId }: Read, tools) => ({
    ...(await whereIs(messageId, tools)),
    isFurther: await isFurther(tools.needs.store, { channelId, messageId, readerId }),
  }),
  streams: ({ channelId, messageId, readerId }, { prepared }) => ({
    message: messageStream(messageId),
    reading: readingStream(channelId, readerId),
    ...streamsOf(prepared),
  }),
  decide: (states, data, { prepared: { isFurther: further } }) =>
    readMessages(states, { ...data, isFurther: further }),
});

/**
 * Only read models know the order of a channel; what they do not show yet comes after all that they
 * show.
 */
async function isFurther(store: ReadStore, { channelId, messageId, readerId }: Read) {
  const [message, reading] = await Promise.all([
    store.collection<ChatMessageDocument>('chatMessages').findOne({ _id: messageId }),
    store
      .collection<ChatReadingDocument>('chatReadings')
      .findOne({ _id: readingOf(channelId, readerId) }),
  ]);
  return message === null || reading === null || message.order > reading.order;
}
