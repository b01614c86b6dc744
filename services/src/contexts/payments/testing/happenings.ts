import type { PaymentEvent, TerminalEvent } from '@foyer/contracts/payments';

import type { InitiatePayment } from '../domain/initiate-payment.js';
import type { TerminalAnswer } from '../domain/record-answer.js';

const id = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The people and objects in the payments of specs. */
export const ids = {
  transaction: id(1),
  reversal: id(2),
  secondReversal: id(3),
  call: id(10),
  device: id(20),
  kim: id(30),
  lee: id(31),
  admin: id(32),
  reconciliation: id(40),
} as const;

export const result = { STAN: '000123', TerminalID: '12345678', TimeStamp: '2026-03-02T09:00:00' };

/** A payment of 12.50 EUR that Kim takes. */
export const order: InitiatePayment = {
  transactionId: ids.transaction,
  callId: ids.call,
  deviceId: ids.device,
  deviceName: 'Kiosk 1',
  payerId: ids.call,
  initiatorId: ids.kim,
  amount: 1250,
  currency: 'EUR',
  purpose: 'Fee',
};

const of = {
  transactionId: ids.transaction,
  request: 'payment',
  requestId: ids.transaction,
} as const;
const ofReversal = { ...of, request: 'reversal', requestId: ids.reversal } as const;

/** Returns a device's answer to a payment. */
export const answer = (change: Partial<TerminalAnswer> = {}): TerminalAnswer => ({
  requestId: ids.transaction,
  outcome: 'success',
  via: 'answer',
  reason: null,
  result,
  cardNumber: '************1111',
  cardCircuit: 'VISA',
  ...change,
});

/** Events of one payment by name. */
export const paid = {
  initiated: { type: 'PaymentInitiated', data: order },
  sent: { type: 'TerminalRequestSent', data: of },
  accepted: { type: 'TerminalRequestAccepted', data: of },
  answered: {
    type: 'TerminalRequestAnswered',
    data: {
      ...of,
      payerId: ids.call,
      outcome: 'success',
      via: 'answer',
      reason: null,
      result,
      cardNumber: '************1111',
      cardCircuit: 'VISA',
    },
  },
  unknown: { type: 'TerminalOutcomeUnknown', data: { ...of, reason: 'TimedOut' } },
  inconclusive: { type: 'TerminalInquiryInconclusive', data: { ...of, reason: null } },
  reversalInitiated: {
    type: 'ReversalInitiated',
    data: { transactionId: ids.transaction, reversalId: ids.reversal, initiatorId: ids.kim },
  },
  reversed: {
    type: 'TerminalRequestAnswered',
    data: {
      ...ofReversal,
      payerId: ids.call,
      outcome: 'success',
      via: 'answer',
      reason: 'Success',
      result: null,
      cardNumber: null,
      cardCircuit: null,
    },
  },
} as const satisfies Record<string, PaymentEvent>;

/** Events of the terminal by name. */
export const terminal = {
  ready: {
    type: 'TerminalStatusChanged',
    data: { deviceId: ids.device, status: 'ready', connectionEstablished: true },
  },
  offline: {
    type: 'TerminalStatusChanged',
    data: { deviceId: ids.device, status: 'offline', connectionEstablished: false },
  },
  engaged: {
    type: 'TerminalEngaged',
    data: {
      deviceId: ids.device,
      request: 'payment',
      requestId: ids.transaction,
      transactionId: ids.transaction,
    },
  },
  engagedByReversal: {
    type: 'TerminalEngaged',
    data: {
      deviceId: ids.device,
      request: 'reversal',
      requestId: ids.reversal,
      transactionId: ids.transaction,
    },
  },
  freed: {
    type: 'TerminalFreed',
    data: {
      deviceId: ids.device,
      requestId: ids.transaction,
      transactionId: ids.transaction,
    },
  },
} as const satisfies Record<string, TerminalEvent>;
