import { SpanKind } from '@opentelemetry/api';
import type { TransportOptions } from 'nodemailer';

import { calendarPart } from './calendar-part.js';
import { fromOf } from './from-of.js';
import { MailFault } from './mail-fault.js';
import { Mail, type MailMessage } from './mail.js';
import { latePart } from '../../late-part.js';
import { traced } from '../../observability/index.js';

const nodemailer = latePart(() => import('nodemailer'));

/** How long a mail server may take for one step, in milliseconds. */
const STEP_MS = 20_000;

/** Mails through a mail server. */
export class SmtpMail extends Mail {
  readonly staysHere = false;

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
    let wasHanded = false;
    const options = optionsOf(this.url, () => (wasHanded = true));
    const from = fromOf(this.from, senderName);
    const sent = async () => {
      try {
        await createTransport(options).sendMail({ ...message, from });
      } catch (error) {
        throw new MailFault(error, wasHanded);
      }
    };
    await traced('mail', { 'server.address': new URL(this.url).hostname }, sent, SpanKind.CLIENT);
  }

  /** Removes no mail: a delivered mail is no longer here. */
  async forget(): Promise<number> {
    return 0;
  }
}

/**
 * A connection is for one mail. The library tells only its log when the server has been given all of
 * it: from then on a lost answer leaves open if the mail was taken.
 */
function optionsOf(url: string, handed: () => void): TransportOptions {
  const silent = () => undefined;
  const info = ({ tnx }: { readonly tnx?: string }) => (tnx === 'message' ? handed() : undefined);
  const logger = { level: silent, trace: silent, debug: silent, info, warn: silent, error: silent };
  return {
    ...{ url, logger: { ...logger, fatal: silent } },
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A mail is made of texts only; nothing in one may make the server read a file or fetch an
    // address.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions;
}
