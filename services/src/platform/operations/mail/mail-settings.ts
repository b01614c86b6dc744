import { z } from 'zod';

/** The settings for mails. */
export const mailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'an address such as smtps://user:password@mail.example.org',
    })
    .optional()
    .describe('the mail server; without one, mails are files in <FOYER_DATA>/outbox'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,320}$/, 'a sender such as Foyer <reception@example.org>')
    .default('Foyer <foyer@localhost>')
    .describe('the sender of mails'),
} as const;
