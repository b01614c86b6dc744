import { z } from 'zod';

import { JoinerType } from '../calls/participants.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { MessageType } from './read-models.js';

const about = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ messageId: Id, channelId: Id, ...shape });

/**
 * Stream `chatmessage-<id>`. Of a message that was sent on, the words are those of its first
 * author, and go with the author's data.
 */
export const ChatMessageSent = defineEvent(
  'ChatMessageSent',
  1,
  about({
    /** Null in the chat of a portal's call. */
    sessionId: Id.nullable(),
    /** The call in which the sender was. */
    callId: Id.nullable(),
    senderId: Id,
    senderType: JoinerType,
    authorId: Id,
    messageType: MessageType,
    text: personal(z.string()),
    documentIds: z.array(Id),
    /** The message that was sent on; null where it was written. */
    forwardedFrom: Id.nullable(),
  }),
  { subject: 'authorId' },
);
export const ChatMessageEdited = defineEvent(
  'ChatMessageEdited',
  1,
  about({ authorId: Id, text: personal(z.string()) }),
  { subject: 'authorId' },
);
export const ChatMessageDeleted = defineEvent('ChatMessageDeleted', 1, about({ deletedBy: Id }));

export const chatMessageEvents = [ChatMessageSent, ChatMessageEdited, ChatMessageDeleted] as const;
export type ChatMessageEvent = EventOf<(typeof chatMessageEvents)[number]>;

/**
 * Stream `chatreading-<hash>` of a reader and a channel: everything up to that message was read.
 */
export const ChatMessagesRead = defineEvent('ChatMessagesRead', 1, about({ readerId: Id }));
export const chatReadingEvents = [ChatMessagesRead] as const;
export type ChatReadingEvent = EventOf<(typeof chatReadingEvents)[number]>;
