import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { isTextOf, MessageText } from './message-text.js';
import { ChatMessage, MessageType, ReadPosition, UNSENT_DOCUMENTS_MAX } from './read-models.js';

const policy = 'session.own';
const Sent = z.object({ message: ChatMessage });

const chat = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel: 'chat',
    name,
    from: 'both',
    policy,
    summary,
    payload,
    ack: Sent,
    push: ChatMessage,
  });

export const sendMessage = chat(
  'send-message',
  'Send a message to a channel; the same id with the same content is one message. Everybody who reads the channel receives it under the same name, in every tab',
  z
    .strictObject({
      _id: Id,
      receiver: Id,
      message: MessageText,
      type: MessageType,
      documents: z
        .array(z.strictObject({ documentId: Id }))
        .max(UNSENT_DOCUMENTS_MAX)
        .default([]),
    })
    .refine(({ type, message }) => type !== 'link' || isTextOf(type, message), {
      path: ['message'],
      error: 'LINK_INVALID',
    })
    .refine(({ type, message }) => type !== 'text' || isTextOf(type, message), {
      path: ['message'],
      error: 'BLANK',
    })
    .refine(({ type, documents }) => (type === 'document') === documents.length > 0, {
      path: ['documents'],
      error: 'INVALID',
    })
    .meta({
      examples: [
        {
          _id: '01900000-0000-7000-8000-000000000002',
          receiver: '01900000-0000-7000-8000-000000000001',
          message: 'Good morning. How can I help you?',
          type: 'text',
          documents: [],
        },
      ],
    }),
);
export const forwardMessage = defineMessage({
  channel: 'chat',
  name: 'forwardMessage',
  from: 'client',
  policy,
  summary:
    'Send a message on, under a new id, from a channel that one reads to one in which one writes; it arrives as `send-message`',
  payload: z.strictObject({ _id: Id, messageId: Id, receiver: Id }),
  ack: Sent,
});
export const updateMessage = chat(
  'updateMessage',
  'Change an own message',
  z.strictObject({ messageId: Id, message: MessageText.min(1) }),
);
export const deleteMessage = chat(
  'deleteMessage',
  'Delete an own message, or as a moderator of a session any; its text is sent to no one any more',
  z.strictObject({ messageId: Id }),
);

export const readMessages = defineMessage({
  channel: 'chat',
  name: 'readMessages',
  from: 'both',
  policy,
  summary:
    'Everything in a channel up to a message was read; the reader is told too, in every tab, for the count of what is unread',
  payload: z.strictObject({ channelId: Id, upTo: Id }),
  push: ReadPosition.extend({ channelId: Id }),
});

export const sendTypingStatus = defineMessage({
  channel: 'chat',
  name: 'send-typing-status',
  from: 'both',
  policy,
  summary: 'Somebody is writing; kept nowhere, and told to the others only',
  payload: z.strictObject({ channelId: Id, typing: z.boolean() }),
  push: z.object({
    channelId: Id,
    typing: z.boolean(),
    senderId: Id,
    displayName: z.string().nullable(),
  }),
});

const OfCall = z.strictObject({ sessionCallId: Id });

export const connectSessionCallChat = defineMessage({
  channel: 'sessionCallChat',
  name: 'connectSessionCallChat',
  from: 'client',
  policy: 'call.own',
  summary:
    'Enter the chat of a call that one is in; what is said there comes on the channel `chat` of the same connection',
  payload: OfCall,
  ack: z.object({
    /** The channel of the session, or that of the call itself where it came from a portal. */
    channelId: Id,
  }),
});

export const leaveSessionCallChat = defineMessage({
  channel: 'sessionCallChat',
  name: 'leaveSessionCallChat',
  from: 'both',
  policy: 'call.own',
  summary: 'Leave the chat of a call; the server says so where it is closed to somebody',
  payload: OfCall,
});
