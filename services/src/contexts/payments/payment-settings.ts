import { z } from 'zod';

import { readSettings, type SettingsOf } from '#platform/config';
import type { Environment } from '#platform/tokens';

/** The part of the environment about payments. */
export const paymentSettings = {
  COMPANY_NAME: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .default('Foyer')
    .describe('the company that receipts name'),
  PAYMENT_YEARS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(10)
    .describe(
      'years for which purpose, masked card and receipt of a payment are kept, after the year in which it began',
    ),
} as const;

export type PaymentSettings = SettingsOf<typeof paymentSettings>;

export function readPaymentSettings(environment: Environment): PaymentSettings {
  return readSettings(paymentSettings, environment);
}
