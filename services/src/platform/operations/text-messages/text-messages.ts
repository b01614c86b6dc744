import { Rejected } from '../../cqrs/commands/index.js';
import type { MessageFault } from '../../may-be-sent.js';

/** A text message (SMS) to one person. */
export interface TextMessage {
  /** In E.164: `+491701234567`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to a provider. Also the injection token. */
export abstract class TextMessages {
  /** True if a provider is set up at all. */
  abstract readonly isSetUp: boolean;
  /**
   * Resolves once the provider is responsible for the delivery. Its errors are logged, so that they
   * name neither the number nor the text.
   * @throws Rejected SMS_REFUSED where it is of no use to try again; {@link TextNotTaken} where it
   *   is, and nothing was sent; {@link TextUnanswered} where it may have been sent all the same.
   */
  abstract send(message: TextMessage, signal?: AbortSignal): Promise<void>;
}

/** The provider did not take a text message for certain; a further try may succeed. */
export class TextNotTaken extends Error {}

/** The provider may have taken a text message, and did not say so: it counts as sent. */
export class TextUnanswered extends Error implements MessageFault {
  readonly mayBeSent = true;
}

/** True if an error of {@link TextMessages.send} says that nothing was sent. */
export const wasNotTaken = (error: unknown): boolean =>
  error instanceof TextNotTaken || (error instanceof Rejected && error.code === 'SMS_REFUSED');

/** The text messages of a server without a provider. */
export class NoTextMessages extends TextMessages {
  readonly isSetUp = false;

  send(): Promise<void> {
    return Promise.reject(new TextNotTaken('No provider of text messages is set up'));
  }
}
