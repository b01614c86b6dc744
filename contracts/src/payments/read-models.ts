import { z } from 'zod';

import { Id } from '../schema/id.js';
import { MaskedCardNumber } from '../validation/masked-card-number.js';

export const Currency = z.enum(['EUR', 'USD']).meta({ id: 'Currency' });

/** An amount in the currency's minor unit (cents); never a fraction. */
export const Amount = z.int().min(1).max(99_999_999).meta({ id: 'Amount' });

/** Where a payment stands. */
export const TransactionStatus = z
  .enum(['pending', 'in_progress', 'success', 'failed', 'canceled', 'unknown'])
  .meta({ id: 'TransactionStatus' });
/** Where the reversal of a payment stands. */
export const ReverseStatus = z
  .enum(['notInitiated', 'initiated', 'pending', 'success', 'failed', 'unknown'])
  .meta({ id: 'ReverseStatus' });
/** What a terminal's page shows. */
export const TerminalStatus = z
  .enum(['ready', 'pending', 'busy', 'error', 'offline', 'success', 'failed', 'cancelled'])
  .meta({ id: 'TerminalStatus' });
export type TerminalStatus = z.output<typeof TerminalStatus>;

/** How a transaction's status is shown (specification, section 9). `unknown` waits for reconciliation. */
export const shownStatus: Readonly<Record<z.output<typeof TransactionStatus>, TerminalStatus>> = {
  pending: 'busy',
  in_progress: 'busy',
  unknown: 'busy',
  success: 'success',
  failed: 'failed',
  canceled: 'error',
};

/** By what a terminal knows a payment again. */
export const PaymentResult = z
  .object({ STAN: z.string(), TerminalID: z.string(), TimeStamp: z.string() })
  .meta({ id: 'PaymentResult' });

/** A payment taken during a call. The card number is masked before it leaves the device. */
export const Transaction = z
  .object({
    _id: Id,
    amount: Amount,
    currency: Currency,
    status: TransactionStatus,
    reverseStatus: ReverseStatus,
    paymentResult: PaymentResult.nullable(),
    printerReceipt: z.array(z.string()).nullable(),
    reversalPrinterReceipt: z.array(z.string()).nullable(),
    callId: Id,
    initiator: z.string().nullable(),
    deviceName: z.string().nullable(),
    payer: z.string().nullable(),
    cardNumber: MaskedCardNumber.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.output<typeof Transaction>;
