import type { MessageType } from '@foyer/contracts/chat';
import type { JoinerType } from '@foyer/contracts/calls';

/** A message as kept for queries. */
export interface ChatMessageDocument {
  readonly _id: string;
  readonly channelId: string;
  /** Its place in the channel, from 1, as the log has it. */
  readonly order: number;
  readonly sessionId: string | null;
  readonly callId: string | null;
  readonly senderId: string;
  readonly senderType: JoinerType;
  /** The name of the sender at that time; null once forgotten. */
  readonly senderName: string | null;
  /** The id of the person who wrote the words. */
  readonly authorId: string;
  readonly messageType: MessageType;
  /** Null once it was deleted, or its author forgotten. */
  readonly text: string | null;
  readonly documentIds: readonly string[];
  readonly hasDocuments: boolean;
  readonly isForwarded: boolean;
  readonly isDeleted: boolean;
  /** When it was sent, or worded as it reads now. */
  readonly saidAt: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}

/** A channel in which something was sent: how many messages, deleted ones included. */
export interface ChatChannelDocument {
  readonly _id: string;
  readonly count: number;
}

/** The position up to which a person has read a channel. */
export interface ChatReadingDocument {
  readonly _id: string;
  readonly channelId: string;
  readonly readerId: string;
  /** The last message that was read; null before any was. */
  readonly messageId: string | null;
  /** Its place; 0 before any was read. */
  readonly order: number;
  /**
   * Until this place nothing counts as unread: it was there before the reader came, or has been
   * read.
   */
  readonly countedFrom: number;
}

/** The name of a person, by the id of the member, visit or guest. */
export interface ChatNameDocument {
  readonly _id: string;
  readonly name: string | null;
}

/** The documents of the projection `chat`, by collection. */
export interface ChatCollections {
  readonly chatMessages: ChatMessageDocument;
  readonly chatChannels: ChatChannelDocument;
  readonly chatReadings: ChatReadingDocument;
  readonly chatNames: ChatNameDocument;
}
