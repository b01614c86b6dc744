import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { Amount, Currency, PaymentResult } from './money.js';
import { isWithoutCardNumber } from '../validation/card-numbers.js';
import { PayerPayment, PayerReceipt, PaymentTerminal, Transaction } from './read-models.js';
import { TerminalStatus } from './statuses.js';
import { TerminalAddress } from './terminal-address.js';
import { plainLine } from '../schema/plain-text.js';

const channel = 'payment';
const OfDevice = { deviceId: Id };
const OfTransaction = { transactionId: Id };
export const PURPOSE_LENGTH_MAX = 140;

export const getPaymentTerminalStatus = defineMessage({
  channel,
  name: 'getPaymentTerminalStatus',
  from: 'both',
  policy: 'payments.use',
  summary: "Ask for the status of a device's terminal, and be told of its changes from now on",
  payload: z.strictObject(OfDevice),
  ack: z.object({ terminal: PaymentTerminal }),
  push: z.object(OfDevice),
});

export const initiatePayment = defineMessage({
  channel,
  name: 'initiatePayment',
  from: 'both',
  policy: 'payments.use',
  summary:
    'Take a payment; the transaction id is minted by the asker and makes a repeat harmless. ' +
    'The device is given it until it says that it has written it down',
  payload: z.strictObject({
    ...OfTransaction,
    ...OfDevice,
    callId: Id,
    amount: Amount,
    currency: Currency,
    purpose: plainLine()
      .max(PURPOSE_LENGTH_MAX)
      .refine(isWithoutCardNumber, 'CARD_NUMBER_NOT_MASKED')
      .default(''),
  }),
  push: z.object({
    ...OfTransaction,
    ...OfDevice,
    callId: Id,
    amount: Amount,
    currency: Currency,
  }),
});

export const initiateRevertPayment = defineMessage({
  channel,
  name: 'initiateRevertPayment',
  from: 'both',
  policy: 'payments.use',
  summary: 'Reverse a payment; the reversal id is minted by the asker and makes a repeat harmless',
  payload: z.strictObject({ ...OfTransaction, reversalId: Id, ...OfDevice }),
  push: z.object({
    ...OfTransaction,
    reversalId: Id,
    ...OfDevice,
    amount: Amount,
    currency: Currency,
    /** Null where only the device's journal can know by what its terminal finds the payment. */
    result: PaymentResult.nullable(),
  }),
});

export const abortPayment = defineMessage({
  channel,
  name: 'abortPayment',
  from: 'both',
  policy: 'payments.use',
  summary:
    'Give up a payment that is under way. A device that has not begun it never will; ' +
    'otherwise the terminal is asked to stop, and what it answers counts',
  payload: z.strictObject(OfTransaction),
  push: z.object({ ...OfTransaction, ...OfDevice }),
});

export const reconciliationWithClosure = defineMessage({
  channel,
  name: 'reconciliationWithClosure',
  from: 'both',
  policy: 'payments.manage',
  summary: "Close the terminal's day and compare",
  payload: z.strictObject({ reconciliationId: Id, ...OfDevice }),
});

export const setPaymentTerminalConfig = defineMessage({
  channel,
  name: 'setPaymentTerminalConfig',
  from: 'both',
  policy: 'devices.manage',
  summary: 'Give a terminal its address; its device hears of it at once and with each connection',
  payload: z.strictObject({ ...OfDevice, configuration: TerminalAddress }),
});

const news = <const Name extends string>(name: Name, summary: string) =>
  defineMessage({
    channel,
    name,
    from: 'server',
    policy: 'payments.use',
    summary,
    payload: Transaction,
  });

export const transactionCreated = news('transactionCreated', 'A payment was begun');
export const transactionUpdated = news('transactionUpdated', 'A payment changed its status');

/** The state of a terminal as its device sees it; watchers receive the same. */
export const paymentTerminalStatus = defineMessage({
  channel,
  name: 'paymentTerminalStatus',
  from: 'both',
  policy: 'device.own',
  summary: 'The status of a terminal',
  payload: z.strictObject({
    ...OfDevice,
    status: TerminalStatus,
    connectionEstablished: z.boolean(),
  }),
});

/**
 * To the page of the visitor or guest who paid, in a browser or at a kiosk: no one else needs the
 * link of the receipt.
 */
export const showReceipt = defineMessage({
  channel: 'application',
  name: 'showReceipt',
  from: 'both',
  policy: 'visit.own',
  summary:
    'Show the visitor or guest who paid the link of the receipt, as an address and as a code. A page ' +
    'that came back asks for the newest one of its own',
  payload: z.strictObject({ clientId: Id }),
  ack: z.object({ receipt: PayerReceipt.nullable() }),
  push: PayerReceipt,
});

/**
 * To the page of the visitor or guest who pays, in a browser or at a kiosk: the amount, and how it
 * went.
 */
export const showPayment = defineMessage({
  channel: 'application',
  name: 'showPayment',
  from: 'both',
  policy: 'visit.own',
  summary:
    'Show the visitor or guest who pays the amount and how the payment stands. A page that came ' +
    'back asks for the newest one of its own',
  payload: z.strictObject({ clientId: Id }),
  ack: z.object({ payment: PayerPayment.nullable() }),
  push: PayerPayment,
});
