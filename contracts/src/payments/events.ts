import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { MaskedCardNumber } from '../validation/masked-card-number.js';
import { Amount, Currency, PaymentResult } from './money.js';
import { PrintedLines } from '../validation/printed-lines.js';
import {
  CardCircuit,
  FinalOutcome,
  OfRequest,
  OutcomeVia,
  ReceiptCopy,
  TerminalReason,
} from './terminal-request.js';

const OfTransaction = { transactionId: Id };
/**
 * A key of the payment's own, for what the law keeps: it belongs to the company, and stays
 * when the payer is forgotten. Version 1 kept it under the payer's key.
 */
const ofCompany = { subject: 'transactionId', formerSubjects: { 1: 'payerId' } } as const;
const about = <T extends z.ZodRawShape>(shape: T) => z.object({ ...OfRequest, ...shape });

/** Why a payment that is under way shall be given up. */
export const AbortReason = z.enum(['agent', 'call-ended', 'not-delivered']);
export type AbortReason = z.output<typeof AbortReason>;

/**
 * Stream `payment-<transactionId>`: one payment from its key to its end, its reversals included.
 */
export const PaymentInitiated = defineEvent(
  'PaymentInitiated',
  2,
  z.object({
    ...OfTransaction,
    callId: Id,
    deviceId: Id,
    /** The name of the device at that time. */
    deviceName: z.string(),
    initiatorId: Id,
    /** The visitor who pays, by the visit. */
    payerId: Id,
    amount: Amount,
    currency: Currency,
    purpose: personal(z.string()),
  }),
  ofCompany,
);
export const ReversalInitiated = defineEvent(
  'ReversalInitiated',
  1,
  z.object({ ...OfTransaction, reversalId: Id, initiatorId: Id }),
);

/** A request went out to its device for the first time. */
export const TerminalRequestSent = defineEvent('TerminalRequestSent', 1, about({}));
/** The device has written the request down: it will be carried out once, or never. */
export const TerminalRequestAccepted = defineEvent('TerminalRequestAccepted', 1, about({}));
/** The terminal showed something while it was at the request. */
export const TerminalRequestShown = defineEvent(
  'TerminalRequestShown',
  1,
  about({ payerId: Id, lines: personal(PrintedLines) }),
  { subject: 'payerId', countsWithoutPerson: true },
);
export const TerminalRequestAnswered = defineEvent(
  'TerminalRequestAnswered',
  2,
  about({
    payerId: Id,
    outcome: FinalOutcome,
    via: OutcomeVia,
    reason: TerminalReason.nullable(),
    result: PaymentResult.nullable(),
    cardCircuit: CardCircuit.nullable(),
    cardNumber: personal(MaskedCardNumber),
  }),
  ofCompany,
);
/** The request went to the terminal and no answer came: it may have been carried out. */
export const TerminalOutcomeUnknown = defineEvent(
  'TerminalOutcomeUnknown',
  1,
  about({ reason: TerminalReason.nullable() }),
);
/** The device was asked to find out, from its journal and its terminal, how a request ended. */
export const TerminalInquiryRequested = defineEvent('TerminalInquiryRequested', 1, about({}));
/** The terminal could not say how a request ended; reconciliation will, or a person. */
export const TerminalInquiryInconclusive = defineEvent(
  'TerminalInquiryInconclusive',
  1,
  about({ reason: TerminalReason.nullable() }),
);
/**
 * The terminal said something else of a request than before. A success counts, despite other
 * reports.
 */
export const TerminalAnswerDisputed = defineEvent(
  'TerminalAnswerDisputed',
  1,
  about({ outcome: FinalOutcome, via: OutcomeVia, reason: TerminalReason.nullable() }),
);
export const PaymentAbortRequested = defineEvent(
  'PaymentAbortRequested',
  1,
  z.object({ ...OfTransaction, reason: AbortReason, requestedBy: Id.nullable() }),
);
/**
 * An outcome that no terminal told was found otherwise: by comparison at the day's end, or by a
 * person.
 */
export const TransactionSettled = defineEvent(
  'TransactionSettled',
  1,
  about({
    outcome: z.enum(['success', 'failed']),
    by: z.enum(['reconciliation', 'person']),
    reason: z.string(),
    settledBy: Id.nullable(),
    reconciliationId: Id.nullable(),
  }),
);
/**
 * The facts of a receipt are read from its lines on arrival, so that it can be compared without
 * them.
 */
export const ReceiptPrinted = defineEvent(
  'ReceiptPrinted',
  2,
  about({
    payerId: Id,
    copy: ReceiptCopy,
    lines: personal(PrintedLines),
    amount: Amount.nullable(),
    STAN: z.string().nullable(),
  }),
  ofCompany,
);
/**
 * The record of a payment that was kept under the payer's key is kept under its own from now on: the
 * payer can be forgotten without it.
 */
export const PaymentRecordKept = defineEvent(
  'PaymentRecordKept',
  1,
  z.object({
    ...OfTransaction,
    purpose: personal(z.string()),
    cardNumber: personal(MaskedCardNumber),
    /** The customer's copies. */
    printerReceipt: personal(PrintedLines),
    reversalPrinterReceipt: personal(PrintedLines),
  }),
  { subject: 'transactionId' },
);
/** The period is over for which the law keeps the record of a payment: its key was destroyed. */
export const PaymentRecordExpired = defineEvent('PaymentRecordExpired', 1, z.object(OfTransaction));

export const paymentEvents = [
  PaymentInitiated,
  ReversalInitiated,
  TerminalRequestSent,
  TerminalRequestAccepted,
  TerminalRequestShown,
  TerminalRequestAnswered,
  TerminalOutcomeUnknown,
  TerminalInquiryRequested,
  TerminalInquiryInconclusive,
  TerminalAnswerDisputed,
  PaymentAbortRequested,
  TransactionSettled,
  ReceiptPrinted,
  PaymentRecordKept,
  PaymentRecordExpired,
] as const;
export type PaymentEvent = EventOf<(typeof paymentEvents)[number]>;
