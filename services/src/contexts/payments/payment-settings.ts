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
} as const;

export type PaymentSettings = SettingsOf<typeof paymentSettings>;

export function readPaymentSettings(environment: Environment): PaymentSettings {
  return readSettings(paymentSettings, environment);
}
