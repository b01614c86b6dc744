import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { ChatMessage, MessageType, UNSENT_DOCUMENTS_MAX } from './read-models.js';

const policy = 'session.own';
const planned = true;
const Text = z.string().trim().max(5000);
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
    planned,
    policy,
    summary,
    payload,
    ack: Sent,
    push: ChatMessage,
  });

export const sendMessage = chat(
  'send-message',
  'Send a message to a channel; the others receive it under the same name',
  z.strictObject({
    _id: Id,
    receiver: Id,
    message: Text,
    type: MessageType,
    documents: z
      .array(z.strictObject({ documentId: Id }))
      .max(UNSENT_DOCUMENTS_MAX)
      .default([]),
  }),
);
export const forwardMessage = chat(
  'forwardMessage',
  'Send a message on to another channel',
  z.strictObject({ _id: Id, messageId: Id, receiver: Id }),
);
export const updateMessage = chat(
  'updateMessage',
  'Change an own message',
  z.strictObject({ messageId: Id, message: Text.min(1) }),
);
export const deleteMessage = chat(
  'deleteMessage',
  'Delete an own message',
  z.strictObject({ messageId: Id }),
);

export const readMessages = defineMessage({
  channel: 'chat',
  name: 'readMessages',
  from: 'both',
  planned,
  policy,
  summary: 'Everything in a channel up to a message was read',
  payload: z.strictObject({ channelId: Id, upTo: Id }),
  push: z.object({ channelId: Id, upTo: Id, readerId: Id }),
});

export const sendTypingStatus = defineMessage({
  channel: 'chat',
  name: 'send-typing-status',
  from: 'both',
  planned,
  policy,
  summary: 'Somebody is writing; kept nowhere',
  payload: z.strictObject({ channelId: Id, typing: z.boolean() }),
  push: z.object({ channelId: Id, typing: z.boolean(), displayName: z.string() }),
});

const callChat = <const Name extends string>(name: Name, summary: string) =>
  defineMessage({
    channel: 'sessionCallChat',
    name,
    from: 'client',
    planned,
    policy: 'call.own',
    summary,
    payload: z.strictObject({ sessionCallId: Id }),
  });

export const connectSessionCallChat = callChat(
  'connectSessionCallChat',
  'Enter the chat of a call',
);
export const leaveSessionCallChat = callChat('leaveSessionCallChat', 'Leave the chat of a call');
