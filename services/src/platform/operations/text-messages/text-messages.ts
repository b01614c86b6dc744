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
   * @throws Rejected SMS_REFUSED where it is of no use to try again; any other Error where it is.
   */
  abstract send(message: TextMessage, signal?: AbortSignal): Promise<void>;
}

/** The text messages of a server without a provider. */
export class NoTextMessages extends TextMessages {
  readonly isSetUp = false;

  send(): Promise<void> {
    return Promise.reject(new Error('No provider of text messages is set up'));
  }
}
