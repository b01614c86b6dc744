import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { RequestKind } from '@foyer/contracts/payments';

import type { PaymentEvents } from './initiate-payment.js';
import type { Payment } from './payment.js';
import { about } from './record-answer.js';
import { freed, type Terminal } from './terminal.js';

/** The outcome of a request, found out by a person or program other than the terminal. */
export interface Settlement {
  readonly request: RequestKind;
  readonly outcome: 'success' | 'failed';
  readonly by: 'reconciliation' | 'person';
  readonly reason: string;
  readonly settledBy: string | null;
  readonly reconciliationId: string | null;
}

/**
 * Settles a payment, or its last reversal, that has no outcome. Should the terminal answer later,
 * its word counts.
 */
export function settle(
  { payment, terminal }: { payment: Payment; terminal: Terminal },
  { request: kind, ...settlement }: Settlement,
): Decision<PaymentEvents> {
  if (payment.status === 'none') return rejected('TRANSACTION_NOT_FOUND');
  const request = kind === 'payment' ? payment.payment : payment.reversals.at(-1);
  if (request?.outcome !== null) return rejected('OUTCOME_KNOWN');
  return accepted({
    payment: [{ type: 'TransactionSettled', data: { ...about(payment, request), ...settlement } }],
    terminal: freed(terminal, payment.deviceId, request.requestId),
  });
}
