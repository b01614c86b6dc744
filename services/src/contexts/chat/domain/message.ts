import type { ChatMessageEvent, MessageType } from '@foyer/contracts/chat';
import type { JoinerType } from '@foyer/contracts/calls';

/** The content of a message. */
export interface Content {
  readonly messageType: MessageType;
  readonly text: string;
  readonly documentIds: readonly string[];
}

/** A message that was sent. */
export interface SentMessage extends Omit<Content, 'text'> {
  readonly stage: 'sent' | 'deleted';
  readonly channelId: string;
  readonly sessionId: string | null;
  readonly callId: string | null;
  readonly senderId: string;
  readonly authorId: string;
  readonly forwardedFrom: string | null;
  /** As it was sent first; null where it can no longer be read. */
  readonly firstText: string | null;
  readonly firstDocumentIds: readonly string[];
  /** As it reads now. */
  readonly text: string | null;
  /** When it was sent, or worded as it reads now. */
  readonly saidAt: string;
}

export type Message = { readonly stage: 'none' } | SentMessage;

export const noMessage: Message = { stage: 'none' };

export function evolveMessage(message: Message, event: ChatMessageEvent, at: string): Message {
  if (event.type === 'ChatMessageSent') {
    const { text, documentIds, ...data } = event.data;
    return {
      ...data,
      stage: 'sent',
      firstText: text,
      firstDocumentIds: documentIds,
      text,
      documentIds,
      saidAt: at,
    };
  }
  if (message.stage === 'none') return message;
  return event.type === 'ChatMessageEdited'
    ? { ...message, text: event.data.text, saidAt: at }
    : { ...message, stage: 'deleted', text: null, documentIds: [] };
}

/** The author, and the id of the message. */
export interface Writing {
  readonly messageId: string;
  readonly channelId: string;
  readonly senderId: string;
  readonly senderType: JoinerType;
}
