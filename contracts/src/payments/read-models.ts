import { z } from 'zod';

import { Id } from '../schema/id.js';
import { MaskedCardNumber } from '../validation/masked-card-number.js';
import { Amount, Currency, PaymentResult } from './money.js';
import { ReverseStatus, TerminalStatus, TransactionStatus } from './statuses.js';

/** The decision about the result of a request that its terminal could not report. */
const Settlement = z.object({
  by: z.enum(['reconciliation', 'person']),
  personId: Id.nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
});

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
    /**
     * The display name of the agent as whom the payment was begun; names are those of that time.
     */
    initiator: z.string().nullable(),
    initiatorId: Id,
    deviceId: Id,
    deviceName: z.string().nullable(),
    payer: z.string().nullable(),
    payerId: Id,
    purpose: z.string().nullable(),
    cardNumber: MaskedCardNumber.nullable(),
    cardCircuit: z.string().nullable(),
    /** The terminal's word for how it ended. */
    reason: z.string().nullable(),
    reversalId: Id.nullable(),
    reversalReason: z.string().nullable(),
    abortRequested: z.boolean(),
    settlement: Settlement.nullable(),
    reversalSettlement: Settlement.nullable(),
    /** The closing of the day that counted it; null until then. */
    reconciliationId: Id.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.output<typeof Transaction>;

/** A terminal that payments can be taken with, and what it is at. */
export const PaymentTerminal = z
  .object({
    deviceId: Id,
    deviceName: z.string(),
    status: TerminalStatus,
    connectionEstablished: z.boolean(),
    /** The transaction that it is at; null while it is free. */
    transactionId: Id.nullable(),
  })
  .meta({ id: 'PaymentTerminal' });
export type PaymentTerminal = z.output<typeof PaymentTerminal>;

/** A receipt as the public page shows it to anyone who holds its link. */
export const PublicReceipt = z
  .object({
    transactionId: Id,
    kind: z.enum(['payment', 'reversal']),
    company: z.string(),
    amount: Amount,
    currency: Currency,
    paymentResult: PaymentResult.nullable(),
    cardNumber: MaskedCardNumber.nullable(),
    cardCircuit: z.string().nullable(),
    lines: z.array(z.string()),
    at: z.iso.datetime(),
  })
  .meta({ id: 'PublicReceipt' });
export type PublicReceipt = z.output<typeof PublicReceipt>;

/**
 * The receipt of a payment for its payer: the link, and where its QR code is drawn when a page
 * shows it.
 */
export const PayerReceipt = z.object({
  transactionId: Id,
  /** The visitor or the guest who paid. */
  clientId: Id,
  kind: z.enum(['payment', 'reversal']),
  amount: Amount,
  currency: Currency,
  url: z.url(),
  qrCode: z.string(),
});
export type PayerReceipt = z.output<typeof PayerReceipt>;

/** How a payment stands, for the visitor or guest who is at the terminal. */
export const PayerPayment = z.object({
  transactionId: Id,
  /** The visitor or the guest who pays. */
  clientId: Id,
  amount: Amount,
  currency: Currency,
  status: TransactionStatus,
});
export type PayerPayment = z.output<typeof PayerPayment>;
