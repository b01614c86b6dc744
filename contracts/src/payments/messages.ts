import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { MaskedCardNumber } from '../validation/masked-card-number.js';
import { Amount, Currency, PaymentResult, TerminalStatus, Transaction } from './read-models.js';
import { TerminalAddress } from './terminal-address.js';

const channel = 'payment';
const planned = true;
const OfTransaction = { transactionId: Id };
const Lines = z.array(z.string().max(100)).max(200);

/** What the staff's page asks; the server hands it to the device. */
const ask = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel,
    name,
    from: 'both',
    planned,
    policy: 'payments.use',
    summary,
    payload,
    push: payload,
  });

/** What a device reports; the server records it and hands it to the staff's page. */
const report = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  summary: string,
  payload: Payload,
) =>
  defineMessage({
    channel,
    name,
    from: 'both',
    planned,
    policy: 'device.own',
    summary,
    payload,
    push: payload,
  });

export const getPaymentTerminalStatus = ask(
  'getPaymentTerminalStatus',
  'Ask a device for the status of its terminal',
  z.strictObject({ deviceId: Id }),
);
export const initiatePayment = ask(
  'initiatePayment',
  'Take a payment; the transaction id is minted by the asker and makes a repeat harmless',
  z.strictObject({
    ...OfTransaction,
    deviceId: Id,
    callId: Id,
    amount: Amount,
    currency: Currency,
  }),
);
export const initiateRevertPayment = ask(
  'initiateRevertPayment',
  'Reverse a payment',
  z.strictObject({ ...OfTransaction, deviceId: Id }),
);
export const reconciliationWithClosure = ask(
  'reconciliationWithClosure',
  "Close the terminal's day and compare",
  z.strictObject({ reconciliationId: Id, deviceId: Id }),
);
export const setPaymentTerminalConfig = ask(
  'setPaymentTerminalConfig',
  'Give a terminal its address',
  z.strictObject({ deviceId: Id, configuration: TerminalAddress }),
);

export const paymentTerminalStatus = report(
  'paymentTerminalStatus',
  'The status of a terminal',
  z.strictObject({ deviceId: Id, status: TerminalStatus, connectionEstablished: z.boolean() }),
);
export const cashierDisplay = report(
  'cashierDisplay',
  "A line for the cashier's display",
  z.strictObject({ ...OfTransaction, lines: Lines }),
);
export const printerReceipt = report(
  'printerReceipt',
  'The receipt of a payment, line by line',
  z.strictObject({ ...OfTransaction, lines: Lines }),
);
export const reversedPrinterReceipt = report(
  'reversedPrinterReceipt',
  'The receipt of a reversal, line by line',
  z.strictObject({ ...OfTransaction, lines: Lines }),
);
export const paymentResult = report(
  'paymentResult',
  'How a payment ended; the card number is masked',
  z.strictObject({
    ...OfTransaction,
    Success: z.union([z.literal(0), z.literal(1)]),
    result: PaymentResult.nullable(),
    cardNumber: MaskedCardNumber.nullable(),
  }),
);
export const paymentReversalResult = report(
  'paymentReversalResult',
  'How a reversal ended',
  z.strictObject({ ...OfTransaction, OverallResult: z.string().max(50) }),
);

const news = <const Name extends string>(name: Name, summary: string) =>
  defineMessage({
    channel,
    name,
    from: 'server',
    planned,
    policy: 'payments.use',
    summary,
    payload: Transaction,
  });

export const transactionCreated = news('transactionCreated', 'A payment was begun');
export const transactionUpdated = news('transactionUpdated', 'A payment changed its status');
