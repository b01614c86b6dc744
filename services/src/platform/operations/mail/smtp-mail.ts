import type { Transporter } from 'nodemailer';

import { calendarPart } from './calendar-part.js';
import { fromOf } from './from-of.js';
import { MailFault } from './mail-fault.js';
import { Mail, type MailMessage } from './mail.js';
import { latePart } from '../../late-part.js';

const nodemailer = latePart(() => import('nodemailer'));

/** How long a mail server may take for one step, in milliseconds. */
const STEP_MS = 20_000;

/** Mails through a mail server. */
export class SmtpMail extends Mail {
  readonly staysHere = false;
  #transport: Transporter | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  /** @throws MailFault where it is not taken. */
  async send({ to, senderName, subject, text, html, calendar }: MailMessage): Promise<void> {
    const message = { to, subject, text, html, ...calendarPart(calendar) };
    const { createTransport } = await nodemailer();
    const transport = (this.#transport ??= transportTo(createTransport, this.url));
    try {
      await transport.sendMail({ ...message, from: fromOf(this.from, senderName) });
    } catch (error) {
      throw new MailFault(error);
    }
  }

  /** Removes no mail: a delivered mail is no longer here. */
  async forget(): Promise<number> {
    return 0;
  }
}

function transportTo(
  createTransport: typeof import('nodemailer').createTransport,
  url: string,
): Transporter {
  return createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A mail is made of texts only; nothing in one may make the server read a file or fetch an
    // address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
