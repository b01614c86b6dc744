import { defineCommand, stream } from '#platform/cqrs';
import { PersonalData } from '#platform/stores/personal-data';
import { expireRecord, keepRecord, type PaymentRecord } from './payment-record.js';
import { Payment } from '../streams.js';

interface OfTransaction {
  readonly transactionId: string;
}

/** Keeps the record of an older payment under the payment's own key. */
export const KeepPaymentRecord = defineCommand({
  name: 'KeepPaymentRecord',
  stream: ({ transactionId }: OfTransaction & { readonly record: PaymentRecord }) =>
    stream(Payment, transactionId),
  decide: (payment, { record }) => keepRecord(payment, record),
});

/**
 * Destroys the key of a payment's record. The key goes first: after a stop in between, the read
 * model still names the payment, and it is done once more.
 */
export const ExpirePaymentRecord = defineCommand({
  name: 'ExpirePaymentRecord',
  needs: { personalData: PersonalData },
  handle: async ({ transactionId }: OfTransaction, { needs, run }) => {
    await needs.personalData.forget(transactionId);
    return run({ stream: stream(Payment, transactionId), decide: expireRecord });
  },
});
