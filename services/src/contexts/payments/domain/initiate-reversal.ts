import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { nothing, type PaymentEvents } from './initiate-payment.js';
import { requestOf, type Payment } from './payment.js';
import { engaged, unready, type Terminal } from './terminal.js';

export interface InitiateReversal {
  readonly reversalId: string;
  readonly initiatorId: string;
  /** The device that the asker means; it must be the one that took the payment. */
  readonly deviceId: string;
}

/**
 * Begins to give a payment back. One reversal at a time, and none after one whose outcome no one
 * knows: it may have been carried out.
 */
export function initiateReversal(
  { payment, terminal }: { payment: Payment; terminal: Terminal },
  { reversalId, initiatorId, deviceId }: InitiateReversal,
): Decision<PaymentEvents> {
  if (payment.status === 'none') return rejected('TRANSACTION_NOT_FOUND');
  const { transactionId, reversals } = payment;
  const known = requestOf(payment, reversalId);
  if (known) return known.kind === 'reversal' ? accepted(nothing) : rejected('PAYMENT_KEY_REUSED');
  if (payment.deviceId !== deviceId) return rejected('PAYMENT_NOT_REVERSIBLE');
  if (payment.payment.outcome !== 'success') return rejected('PAYMENT_NOT_REVERSIBLE');
  if (reversals.some(({ outcome }) => outcome === 'success')) {
    return rejected('PAYMENT_ALREADY_REVERSED');
  }
  if (reversals.some(({ outcome }) => outcome === null)) return rejected('REVERSAL_UNDER_WAY');
  const obstacle = unready(terminal);
  if (obstacle) return rejected(obstacle);
  const engagement = { request: 'reversal', requestId: reversalId, transactionId } as const;
  return accepted({
    payment: [{ type: 'ReversalInitiated', data: { transactionId, reversalId, initiatorId } }],
    terminal: [engaged(deviceId, engagement)],
  });
}
