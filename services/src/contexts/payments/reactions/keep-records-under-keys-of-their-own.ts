import { defineReaction } from '#platform/cqrs';
import { KeepPaymentRecord } from '../commands.js';
import { PaymentRecords } from '../views/payment-records.js';

/**
 * Records of payments from before they had a key of their own are taken over, so that the law keeps
 * them when their payer is forgotten.
 */
export const KeepRecordsUnderKeysOfTheirOwn = defineReaction({
  name: 'keep-records-under-keys-of-their-own',
  needs: { records: PaymentRecords },
  on: [],
  key: () => undefined,
  begin: async ({ needs: { records } }) => (await records.ofPayers()).map(({ _id }) => _id),
  beginsOnceOpen: true,
  run: async (transactionId, { needs: { records }, execute }) => {
    const found = (await records.ofPayers()).find(({ _id }) => _id === transactionId);
    if (!found) return;
    const { purpose, cardNumber, printerReceipt, reversalPrinterReceipt } = found;
    const lines = (receipt: readonly string[] | null) => receipt && [...receipt];
    await execute(KeepPaymentRecord, {
      transactionId,
      record: {
        ...{ purpose, cardNumber },
        printerReceipt: lines(printerReceipt),
        reversalPrinterReceipt: lines(reversalPrinterReceipt),
      },
    });
  },
});
