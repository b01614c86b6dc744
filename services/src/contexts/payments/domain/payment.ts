import type { Currency, PaymentEvent, PaymentResult } from '@foyer/contracts/payments';

import { evolveRequest, newRequest, type TerminalRequest } from './terminal-request.js';

/** One payment with its reversals. */
export type Payment = { readonly status: 'none' } | KnownPayment;

export interface KnownPayment {
  readonly status: 'known';
  readonly transactionId: string;
  readonly callId: string;
  readonly deviceId: string;
  readonly initiatorId: string;
  readonly payerId: string;
  /** In minor units of the currency. */
  readonly amount: number;
  readonly currency: Currency;
  /** Null once the payer was forgotten. */
  readonly purpose: string | null;
  readonly abortRequested: boolean;
  /** The number by which the terminal knows the payment; null until the terminal reported it. */
  readonly result: PaymentResult | null;
  /** The same as its receipt says it; null where none did. */
  readonly printedSTAN: string | null;
  readonly payment: TerminalRequest;
  /** Oldest first; at most the last one may be without an outcome. */
  readonly reversals: readonly TerminalRequest[];
  /** `<requestId> <copy>` of what was printed. */
  readonly receipts: readonly string[];
  /** Its record was taken over from the payer's key, or has expired. */
  readonly record?: 'kept' | 'expired';
}

export const noPayment: Payment = { status: 'none' };

export function evolvePayment(state: Payment, event: PaymentEvent): Payment {
  if (event.type === 'PaymentInitiated') {
    const { transactionId, callId, deviceId, initiatorId, payerId } = event.data;
    const { amount, currency, purpose } = event.data;
    return {
      status: 'known',
      transactionId,
      callId,
      deviceId,
      initiatorId,
      payerId,
      amount,
      currency,
      purpose,
      abortRequested: false,
      result: null,
      printedSTAN: null,
      payment: newRequest('payment', transactionId),
      reversals: [],
      receipts: [],
    };
  }
  return state.status === 'known' ? evolveKnown(state, event) : state;
}

function evolveKnown(
  state: KnownPayment,
  event: Exclude<PaymentEvent, { type: 'PaymentInitiated' }>,
): KnownPayment {
  switch (event.type) {
    case 'ReversalInitiated': {
      const reversal = newRequest('reversal', event.data.reversalId);
      return { ...state, reversals: [...state.reversals, reversal] };
    }
    case 'PaymentAbortRequested':
      return { ...state, abortRequested: true };
    case 'PaymentRecordKept':
      return { ...state, purpose: event.data.purpose, record: 'kept' };
    case 'PaymentRecordExpired':
      return { ...state, purpose: null, record: 'expired' };
    case 'ReceiptPrinted': {
      const { request, requestId, copy, STAN } = event.data;
      const printedSTAN = request === 'payment' ? (STAN ?? state.printedSTAN) : state.printedSTAN;
      const receipts = [...state.receipts, receiptKey(requestId, copy)];
      return { ...state, receipts, printedSTAN };
    }
    case 'TerminalRequestAnswered': {
      const { request, result } = event.data;
      const known = request === 'payment' ? (result ?? state.result) : state.result;
      return { ...withRequest(state, event), result: known };
    }
    case 'TerminalRequestSent':
    case 'TerminalRequestAccepted':
    case 'TerminalRequestShown':
    case 'TransactionSettled':
    case 'TerminalOutcomeUnknown':
    case 'TerminalInquiryRequested':
    case 'TerminalInquiryInconclusive':
    case 'TerminalAnswerDisputed':
      return withRequest(state, event);
  }
}

function withRequest(
  state: KnownPayment,
  event: Parameters<typeof evolveRequest>[1],
): KnownPayment {
  const changed = (one: TerminalRequest) =>
    one.requestId === event.data.requestId ? evolveRequest(one, event) : one;
  return event.data.request === 'payment'
    ? { ...state, payment: changed(state.payment) }
    : { ...state, reversals: state.reversals.map(changed) };
}

/** Names a printed receipt. */
export function receiptKey(requestId: string, copy: string): string {
  return `${requestId} ${copy}`;
}

/** The request of that id; undefined where the payment has none. */
export function requestOf(state: KnownPayment, requestId: string): TerminalRequest | undefined {
  return [state.payment, ...state.reversals].find((one) => one.requestId === requestId);
}

/**
 * Returns the number by which the terminal finds a payment that is reversed: from its answer, or
 * from its receipt. Null where only the device's journal may know, such as of a payment that a
 * person settled.
 */
export function originalOf({ result, printedSTAN }: KnownPayment): PaymentResult | null {
  if (result || printedSTAN === null) return result;
  return { STAN: printedSTAN, TerminalID: '', TimeStamp: '' };
}
