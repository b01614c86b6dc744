/** Errors of senders tell by it whether another system may have sent a message all the same. */
export interface MessageFault {
  readonly mayBeSent: boolean;
}

/**
 * True if a message may have gone out though its sender failed: the answer of a mail server or a
 * gateway was lost. The message counts as sent, since a repeat might send it twice.
 */
export const mayBeSent = (error: unknown): boolean =>
  error instanceof Error && (error as Partial<MessageFault>).mayBeSent === true;
