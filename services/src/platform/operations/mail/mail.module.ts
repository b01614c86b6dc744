import { join, resolve } from 'node:path';
import { Module } from '@nestjs/common';

import { Clock } from '../../clock/index.js';
import { platformSettings, readSettings } from '../../config/index.js';
import { ENVIRONMENT, type Environment } from '../../tokens.js';
import { Metrics } from '../../observability/index.js';
import { CountedMail } from './counted-mail.js';
import { Mail } from './mail.js';
import { mailSettings } from './mail-settings.js';
import { Outbox } from './outbox.js';
import { OutboxMail } from './outbox-mail.js';
import { SmtpMail } from './smtp-mail.js';

/** Mails by a mail server where one is named, else into the outbox in the data folder. */
export function openMail(environment: Environment, clock: Clock): Mail {
  const { SMTP_URL, MAIL_FROM } = readSettings(mailSettings, environment);
  if (SMTP_URL !== undefined) return new SmtpMail(SMTP_URL, MAIL_FROM);
  return new OutboxMail(outboxFolder(environment), MAIL_FROM, clock);
}

/**
 * The folder of mails that are not delivered; those from before a mail server was set up stay
 * there.
 */
function outboxFolder(environment: Environment): string {
  const { FOYER_DATA } = readSettings({ FOYER_DATA: platformSettings.FOYER_DATA }, environment);
  return join(resolve(FOYER_DATA), 'outbox');
}

/** {@link openMail} for senders of mails, and the outbox for people who pass them on. */
@Module({
  providers: [
    {
      provide: Mail,
      inject: [ENVIRONMENT, Clock, Metrics],
      useFactory: (environment: Environment, clock: Clock, metrics: Metrics) =>
        new CountedMail(openMail(environment, clock), metrics),
    },
    {
      provide: Outbox,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new Outbox(outboxFolder(environment)),
    },
  ],
  exports: [Mail, Outbox],
})
export class MailModule {}
