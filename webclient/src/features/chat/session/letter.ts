import type { ChatMessage } from '@foyer/contracts/chat';

/** A written message: the same id is the same message, even if it is sent several times. */
export interface Letter {
  readonly _id: string;
  readonly message: string;
  readonly type: ChatMessage['type'];
  readonly documents: readonly { readonly documentId: string; readonly name: string }[];
}

/**
 * A message that the server does not have yet; `waiting` for the connection, or for those before
 * it.
 */
export interface Outgoing extends Letter {
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the server did not take it. */
  readonly problem: unknown;
  /** When it was written. */
  readonly createdAt: string;
}
