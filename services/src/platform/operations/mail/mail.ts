/** A mail to one person. */
export interface MailMessage {
  /** Whose mail it is; erasure that person removes it where it is kept here. */
  readonly personId: string;
  readonly to: string;
  /** What the sender is called, where that is another name than the configured one. */
  readonly senderName?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar object that mail programs enter into the reader's calendar. */
  readonly calendar?: {
    readonly method: 'REQUEST' | 'CANCEL';
    readonly content: string;
  };
}

/** Hands mails over to be delivered. Also the injection token. */
export abstract class Mail {
  /** Whether mails stay in the outbox, to be handed on by people. */
  abstract readonly staysHere: boolean;
  /** Resolves once somebody else is responsible for the delivery. Throws where that failed; trying again is safe. */
  abstract send(message: MailMessage): Promise<void>;
  /** Removes the mails of a person that are still here; gives how many. */
  abstract forget(personId: string): Promise<number>;
}
