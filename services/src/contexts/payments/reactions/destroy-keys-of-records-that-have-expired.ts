import { deleteWhatHasExpired, endOfYears } from '#platform/cqrs/retention';
import { ExpirePaymentRecord } from '../commands.js';
import { PaymentRecords } from '../views/payment-records.js';

/** Records of payments are gone after the years that the law keeps them. */
export const DestroyKeysOfRecordsThatHaveExpired = deleteWhatHasExpired({
  name: 'destroy-keys-of-records-that-have-expired',
  needs: { records: PaymentRecords },
  on: [],
  until: async ({ needs: { records }, now }) => endOfYears(records.years, now),
  finishedUntil: (moment, { needs: { records } }) => records.begunBefore(moment),
  remove: ({ _id: transactionId }, { execute }) => execute(ExpirePaymentRecord, { transactionId }),
});
