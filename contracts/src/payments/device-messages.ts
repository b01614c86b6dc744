import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { MaskedCardNumber } from '../validation/masked-card-number.js';
import { Amount, Currency, PaymentResult } from './money.js';
import { maskedText, PrintedLines } from '../validation/printed-lines.js';
import { CircuitTotal } from './reconciliation.js';
import {
  CardCircuit,
  OfRequest,
  OutcomeVia,
  ReceiptCopy,
  RequestKind,
  TerminalOutcome,
  TerminalReason,
} from './terminal-request.js';

const channel = 'payment';
const OfTransaction = { transactionId: Id };

/**
 * A message that a device repeats until it is acknowledged; the same report again changes no data.
 */
const report = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel,
    name,
    from: 'client',
    policy: 'device.own',
    summary,
    payload,
  });

/** A report that the staff's page is handed too. */
const handedOn = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel,
    name,
    from: 'both',
    policy: 'device.own',
    summary,
    payload,
    push: payload,
  });

export const terminalRequestAccepted = report(
  'terminalRequestAccepted',
  'A device has written a payment, a reversal or a reconciliation down; it will be carried out once or never',
  z.strictObject({ requestId: Id, request: z.enum([...RequestKind.options, 'reconciliation']) }),
);

/**
 * Asks a device how a request ended; it answers with paymentResult or paymentReversalResult by
 * `inquiry`.
 */
export const inquireTerminalRequest = defineMessage({
  channel,
  name: 'inquireTerminalRequest',
  from: 'server',
  policy: 'device.own',
  summary:
    'A device is asked to find out how a request ended; one that it never saw it refuses from now on',
  payload: z.object({ ...OfRequest, deviceId: Id }),
});

export const cashierDisplay = handedOn(
  'cashierDisplay',
  "What the terminal shows on the cashier's display",
  z.strictObject({ ...OfRequest, lines: PrintedLines }),
);

const receipt = { ...OfTransaction, copy: ReceiptCopy.default('customer'), lines: PrintedLines };

export const printerReceipt = handedOn(
  'printerReceipt',
  'The receipt of a payment, line by line',
  z.strictObject(receipt),
);
export const reversedPrinterReceipt = handedOn(
  'reversedPrinterReceipt',
  'The receipt of a reversal, line by line',
  z.strictObject({ ...receipt, reversalId: Id }),
);

/** As reported: a field too many is refused, while what is kept may have more one day. */
const ReportedResult = z.strictObject(PaymentResult.shape);
const ReportedTotal = z.strictObject(CircuitTotal.shape);

export const paymentResult = handedOn(
  'paymentResult',
  'How a payment ended; the card number is masked. What the device does not know is `unknown`, never a failure',
  z
    .strictObject({
      ...OfTransaction,
      /** 1 where the amount was taken. */
      Success: z.union([z.literal(1), z.literal(0)]),
      outcome: TerminalOutcome,
      via: OutcomeVia.default('answer'),
      reason: TerminalReason.nullable().default(null),
      result: ReportedResult.nullable(),
      cardNumber: MaskedCardNumber.nullable(),
      cardCircuit: CardCircuit.nullable().default(null),
    })
    .refine(({ Success, outcome }) => (Success === 1) === (outcome === 'success'), {
      path: ['Success'],
      message: 'SUCCESS_CONTRADICTS_OUTCOME',
    }),
);

export const paymentReversalResult = handedOn(
  'paymentReversalResult',
  'How a reversal ended',
  z.strictObject({
    ...OfTransaction,
    reversalId: Id,
    /** The terminal's own word; `Success` where the payment was reversed. */
    OverallResult: maskedText(50),
    outcome: TerminalOutcome,
    via: OutcomeVia.default('answer'),
    result: ReportedResult.nullable().default(null),
  }),
);

/** A receipt as the device's journal knows it; also of what no transaction is known for. */
const JournalledReceipt = z.strictObject({
  transactionId: Id.nullable(),
  STAN: maskedText(20).nullable(),
  request: RequestKind,
  amount: Amount,
  currency: Currency,
});

export const reconciliationResult = report(
  'reconciliationResult',
  "How closing the terminal's day ended, and what the terminal counted by card circuit",
  z.strictObject({
    reconciliationId: Id,
    OverallResult: maskedText(50),
    outcome: z.enum(['success', 'failed', 'unknown']),
    totals: z.array(ReportedTotal).max(100),
    /** Receipts since the last closing. */
    receipts: z.array(JournalledReceipt).max(1000).default([]),
  }),
);
