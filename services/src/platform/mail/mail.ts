/** A mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over to be delivered. Also the injection token. */
export abstract class Mail {
  /** Resolves once somebody else is responsible for the delivery. Throws where that failed; trying again is safe. */
  abstract send(message: MailMessage): Promise<void>;
}
