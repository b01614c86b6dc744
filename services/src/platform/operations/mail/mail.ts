/** A mail to one person. */
export interface MailMessage {
  /** The recipient; the erasure of that person removes the mail where it is stored here. */
  readonly personId: string;
  readonly to: string;
  /** The sender's name, if it differs from the configured one. */
  readonly senderName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar object that mail programs enter into the reader's calendar. */
  readonly calendar?: {
    readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
    readonly content: string;
  };
}

/** Hands mails over to be delivered. Also the injection token. */
export abstract class Mail {
  /** True if mails stay in the outbox until people pass them on. */
  abstract readonly staysHere: boolean;
  /**
   * Resolves once another system is responsible for the delivery. Throws where that failed; trying
   * again is safe unless the error says that the mail may be sent.
   */
  abstract send(message: MailMessage): Promise<void>;
  /** Removes the mails of a person that are still here; gives how many. */
  abstract forget(personId: string): Promise<number>;
}
