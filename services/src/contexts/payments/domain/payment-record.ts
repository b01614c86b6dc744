import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { PaymentEvent } from '@foyer/contracts/payments';

import type { Payment } from './payment.js';

type Kept = Extract<PaymentEvent, { type: 'PaymentRecordKept' }>['data'];
/** The data of a payment that the law keeps, besides the money. */
export type PaymentRecord = Omit<Kept, 'transactionId'>;

/** Takes a record over that was under the payer's key; once. */
export function keepRecord(
  state: Payment,
  record: PaymentRecord,
): Decision<readonly PaymentEvent[]> {
  if (state.status === 'none') return rejected('TRANSACTION_NOT_FOUND');
  if (state.record !== undefined) return accepted([]);
  const data = { transactionId: state.transactionId, ...record };
  return accepted([{ type: 'PaymentRecordKept', data }]);
}

/** Says that the record of a payment is gone with its key. */
export function expireRecord(state: Payment): Decision<readonly PaymentEvent[]> {
  if (state.status === 'none') return rejected('TRANSACTION_NOT_FOUND');
  if (state.record === 'expired') return accepted([]);
  return accepted([{ type: 'PaymentRecordExpired', data: { transactionId: state.transactionId } }]);
}
