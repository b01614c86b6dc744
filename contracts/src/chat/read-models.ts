import { z } from 'zod';

import { JoinerType } from '../calls/participants.js';
import { Document } from '../documents/read-models.js';
import { Id } from '../schema/id.js';

/** Most documents waiting to be sent with a message. */
export const UNSENT_DOCUMENTS_MAX = 5;
/** Most characters of a message. */
export const CHAT_TEXT_MAX = 5000;

/** Kinds of message. */
export const MessageType = z.enum(['document', 'link', 'text']).meta({ id: 'MessageType' });
export type MessageType = z.output<typeof MessageType>;

/** The place of a message among those of its channel that a reader sees: later ones are greater. */
export const MessageOrder = z.int().positive();

/** A message of a chat. */
export const ChatMessage = z
  .object({
    _id: Id,
    /** The channel it was sent to. */
    receiver: Id,
    /** Without a name once the sender was forgotten. */
    sender: z.object({ _id: Id, joinerType: JoinerType, displayName: z.string().nullable() }),
    /** Empty once it was deleted, or its sender was forgotten. */
    message: z.string(),
    type: MessageType,
    documents: z.array(
      z.object({
        documentId: Id,
        /** The document; null after it was withdrawn. */
        document: Document.nullable(),
      }),
    ),
    /** `read` by at least one other; `updated` by its sender, read or not. */
    status: z.enum(['sent', 'read', 'updated', 'deleted']),
    /** Came from another message. */
    forwarded: z.boolean(),
    /** The session of its channel; null in the chat of a portal's call. */
    sessionId: Id.nullable(),
    /** The call in which it was sent; null outside of calls. */
    callId: Id.nullable(),
    order: MessageOrder,
    createdAt: z.iso.datetime(),
    /** When it was changed last; null where it never was. */
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof ChatMessage>;

/** The position up to which a person has read a channel. */
export const ReadPosition = z
  .object({
    readerId: Id,
    /** The last message that was read. */
    upTo: Id,
    /** Its place: all messages that are not greater were read. */
    order: MessageOrder,
  })
  .meta({ id: 'ReadPosition' });
export type ReadPosition = z.output<typeof ReadPosition>;
