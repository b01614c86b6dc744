import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { AbortReason, PaymentEvent, ReceiptCopy } from '@foyer/contracts/payments';
import { isSameValue } from '@foyer/contracts/schema';

import { readReceipt } from './read-receipt.js';
import { about } from './record-answer.js';
import { receiptKey, requestOf, type KnownPayment, type Payment } from './payment.js';
import type { TerminalRequest } from './terminal-request.js';

type Events = Decision<readonly PaymentEvent[]>;

/** A request went out to its device; later deliveries of it are no news. */
export function recordSent(state: Payment, requestId: string): Events {
  return onRequest(state, requestId, (payment, request) =>
    request.stage === 'initiated'
      ? [{ type: 'TerminalRequestSent', data: about(payment, request) }]
      : [],
  );
}

/** The device has written the request down. */
export function recordAccepted(state: Payment, requestId: string): Events {
  return onRequest(state, requestId, (payment, request) =>
    request.stage === 'initiated' || request.stage === 'sent'
      ? [{ type: 'TerminalRequestAccepted', data: about(payment, request) }]
      : [],
  );
}

/** The terminal shows something. A repeated text, or one after the end, is no news. */
export function recordShown(
  state: Payment,
  { requestId, lines }: { readonly requestId: string; readonly lines: string[] },
): Events {
  return onRequest(state, requestId, (payment, request) => {
    const isShown = isSameValue(request.shown, lines);
    if (isShown || request.outcome !== null) return [];
    const data = { ...about(payment, request), payerId: payment.payerId, lines };
    return [{ type: 'TerminalRequestShown', data }];
  });
}

/** A receipt was printed; each copy counts once. */
export function recordReceipt(
  state: Payment,
  printed: {
    readonly requestId: string;
    readonly copy: ReceiptCopy;
    readonly lines: string[];
  },
): Events {
  const { requestId, copy, lines } = printed;
  return onRequest(state, requestId, (payment, request) => {
    if (payment.receipts.includes(receiptKey(requestId, copy))) return [];
    const { payerId, currency } = payment;
    const { amount, STAN } = readReceipt(lines, currency);
    const data = { ...about(payment, request), payerId, copy, lines, amount, STAN };
    return [{ type: 'ReceiptPrinted', data }];
  });
}

/** The device is to find out how a request ended that is without an outcome. */
export function requestInquiry(state: Payment, requestId: string): Events {
  return onRequest(state, requestId, (payment, request) =>
    request.outcome === null && request.inquiry === 'none'
      ? [{ type: 'TerminalInquiryRequested', data: about(payment, request) }]
      : [],
  );
}

/** Asks to give a payment up. The answer of the terminal counts all the same. */
export function requestAbort(
  state: Payment,
  { reason, requestedBy }: { readonly reason: AbortReason; readonly requestedBy: string | null },
): Events {
  if (state.status === 'none') return rejected('TRANSACTION_NOT_FOUND');
  const { transactionId, payment, abortRequested } = state;
  if (payment.outcome !== null) return rejected('PAYMENT_NOT_UNDER_WAY');
  if (abortRequested) return accepted([]);
  return accepted([
    { type: 'PaymentAbortRequested', data: { transactionId, reason, requestedBy } },
  ]);
}

function onRequest(
  state: Payment,
  requestId: string,
  decide: (payment: KnownPayment, request: TerminalRequest) => readonly PaymentEvent[],
): Events {
  const request = state.status === 'known' ? requestOf(state, requestId) : undefined;
  if (state.status === 'none' || !request) return rejected('TRANSACTION_NOT_FOUND');
  return accepted(decide(state, request));
}
