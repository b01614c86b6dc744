import type { ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import type { PersonEraser } from '../ports/person-eraser.js';

/** Names the payments of a person, whose receipts the law makes the company keep. */
export function paymentKeeper(store: ReadStore): PersonEraser {
  const transactions = store.collection<TransactionDocument>('transactions');
  return {
    what: 'payments',
    async kept({ personId: payerId }) {
      const count = (await transactions.find({ payerId, isOfCompany: true })).length;
      return count === 0 ? [] : [{ what: 'payments', why: 'law', count }];
    },
  };
}
