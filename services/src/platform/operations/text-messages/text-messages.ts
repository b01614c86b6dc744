/** A text message (SMS) to one person. */
export interface TextMessage {
  /** In E.164: `+491701234567`. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to a provider. Also the injection token. */
export abstract class TextMessages {
  /** Whether a provider is set up at all. */
  abstract readonly isSetUp: boolean;
  /**
   * Resolves once the provider is responsible for the delivery. What it throws names neither the number nor the text, since
   * it is written down.
   * @throws Rejected SMS_REFUSED where it is of no use to try again; any other Error where it is.
   */
  abstract send(message: TextMessage, signal?: AbortSignal): Promise<void>;
}

/** Where no provider is set up. */
export class NoTextMessages extends TextMessages {
  readonly isSetUp = false;

  send(): Promise<void> {
    return Promise.reject(new Error('No provider of text messages is set up'));
  }
}
