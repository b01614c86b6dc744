import { z } from 'zod';

import { maskedText } from '../validation/printed-lines.js';

export const Currency = z.enum(['EUR', 'USD']).meta({ id: 'Currency' });
export type Currency = z.output<typeof Currency>;

/** An amount in the currency's minor unit (cents); never a fraction. */
export const Amount = z.int().min(1).max(99_999_999).meta({ id: 'Amount' });

/** By what a terminal knows a payment again. */
export const PaymentResult = z
  .object({
    STAN: maskedText(20).min(1),
    TerminalID: maskedText(20),
    TimeStamp: maskedText(40),
  })
  .meta({ id: 'PaymentResult' });
export type PaymentResult = z.output<typeof PaymentResult>;
