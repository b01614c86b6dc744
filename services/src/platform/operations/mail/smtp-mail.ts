import type { Transporter } from 'nodemailer';

import { calendarPart } from './calendar-part.js';
import { fromOf } from './from-of.js';
import { MailFault } from './mail-fault.js';
import { Mail, type MailMessage } from './mail.js';

/** How long a mail server may take for one step, in milliseconds. */
const STEP_MS = 20_000;

/** Mails through a mail server. */
export class SmtpMail extends Mail {
  readonly staysHere = false;
  #transport: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  /** @throws MailFault where it is not taken. */
  async send({ to, senderName, subject, text, html, calendar }: MailMessage): Promise<void> {
    this.#transport ??= transportTo(this.url);
    const message = { to, subject, text, html, ...calendarPart(calendar) };
    const transport = await this.#transport;
    try {
      await transport.sendMail({ ...message, from: fromOf(this.from, senderName) });
    } catch (error) {
      throw new MailFault(error);
    }
  }

  /** What was handed over is no longer here. */
  async forget(): Promise<number> {
    return 0;
  }
}

/** Loaded with the first mail, so that no start waits for it. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A mail is made of texts only; nothing in one may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
