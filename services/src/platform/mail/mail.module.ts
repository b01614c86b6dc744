import { join, resolve } from 'node:path';
import { Module } from '@nestjs/common';

import { Clock } from '../clock/index.js';
import { platformSettings, readSettings } from '../config/index.js';
import { ENVIRONMENT, type Environment } from '../tokens.js';
import { Mail } from './mail.js';
import { mailSettings } from './mail-settings.js';
import { OutboxMail } from './outbox-mail.js';
import { SmtpMail } from './smtp-mail.js';

/** Mails by a mail server where one is named, else into the outbox in the data folder. */
export function openMail(environment: Environment, clock: Clock): Mail {
  const { SMTP_URL, MAIL_FROM } = readSettings(mailSettings, environment);
  if (SMTP_URL !== undefined) return new SmtpMail(SMTP_URL, MAIL_FROM);
  const { FOYER_DATA } = readSettings({ FOYER_DATA: platformSettings.FOYER_DATA }, environment);
  return new OutboxMail(join(resolve(FOYER_DATA), 'outbox'), MAIL_FROM, clock);
}

/** {@link openMail} for whoever sends mails. */
@Module({
  providers: [{ provide: Mail, inject: [ENVIRONMENT, Clock], useFactory: openMail }],
  exports: [Mail],
})
export class MailModule {}
