import { z } from 'zod';

import { list } from '../../config/index.js';
import { SMS_PROVIDERS } from './gateways.js';

const Prefix = z
  .string()
  .regex(/^\+[1-9]\d{0,6}$/, 'beginnings of phone numbers such as +49, separated by commas');

const Count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999')
  .transform(Number);

/** The settings for text messages. */
export const textSettings = {
  SMS_PROVIDER: z
    .enum(SMS_PROVIDERS)
    .optional()
    .describe(
      'who delivers text messages: gatewayapi, seven, sipgate, twilio, vonage, or http for any other gateway; by default no one',
    ),
  SMS_USER: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('the account at the provider: Account SID, API key or token id, where it has one'),
  SMS_TOKEN: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('the token, or the secret of the account, at the provider'),
  SMS_SENDER: z
    .string()
    .regex(/^(\+?\d{3,15}|[A-Za-z0-9 ]{1,11}|[A-Za-z]{2}[0-9a-f]{32}|s\d+)$/, {
      error:
        'a number, a name of up to 11 letters and digits, or what the provider has in its place',
    })
    .optional()
    .describe('the sender of text messages: a number, or a name of up to 11 letters and digits'),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://sms.example.org/send' })
    .optional()
    .describe(
      'where the gateway of SMS_PROVIDER=http is; in place of the usual address for others',
    ),
  SMS_PREFIXES: list(Prefix)
    .default(['+49', '+43', '+41'])
    .describe(
      'numbers that are texted begin with one of these; the first is taken where a number has none',
    ),
  SMS_PER_PORTAL: Count.default(60).describe(
    'so many text messages may one portal cause in an hour',
  ),
} as const;
