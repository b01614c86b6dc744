import { z } from 'zod';

import { Id } from '../schema/id.js';

/** Most documents waiting to be sent with a message. */
export const UNSENT_DOCUMENTS_MAX = 5;

/** Kinds of message. */
export const MessageType = z.enum(['document', 'link', 'text']).meta({ id: 'MessageType' });

/** A message of a chat. */
export const ChatMessage = z
  .object({
    _id: Id,
    /** The channel it was sent to. */
    receiver: Id,
    sender: z.object({ _id: Id, displayName: z.string().nullable() }),
    message: z.string(),
    type: MessageType,
    documents: z.array(z.object({ documentId: Id })),
    status: z.enum(['sent', 'read', 'updated', 'deleted']),
    sessionId: Id,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof ChatMessage>;
