import { z } from 'zod';

import { maskCardNumbers, maskedText } from '../validation/printed-lines.js';

export const Currency = z.enum(['EUR', 'USD']).meta({ id: 'Currency' });
export type Currency = z.output<typeof Currency>;

/** An amount in the currency's minor unit (cents); never a fraction. */
export const Amount = z.int().min(1).max(99_999_999).meta({ id: 'Amount' });

/** A moment in digits alone looks like a card number and is none. */
const COMPACT_TIME = /^20\d{12}$/;

/** By what a terminal knows a payment again. */
export const PaymentResult = z
  .object({
    STAN: maskedText(20).min(1),
    TerminalID: maskedText(20),
    TimeStamp: z
      .string()
      .max(40)
      .overwrite((text) => (COMPACT_TIME.test(text) ? text : maskCardNumbers(text))),
  })
  .meta({ id: 'PaymentResult' });
export type PaymentResult = z.output<typeof PaymentResult>;
