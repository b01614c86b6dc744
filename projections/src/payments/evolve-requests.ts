import type { PaymentEvent } from '@foyer/contracts/payments';

import type { EventOfType, Evolve, Operation } from '../platform/runner/index.js';
import type { TransactionCollections, TransactionDocument } from './transactions.model.js';

export type RequestEvent = EventOfType<
  PaymentEvent,
  | 'TerminalRequestAccepted'
  | 'TerminalRequestAnswered'
  | 'TerminalOutcomeUnknown'
  | 'TransactionSettled'
  | 'ReceiptPrinted'
>;

type Fields = Partial<Omit<TransactionDocument, '_id'>>;
type About = RequestEvent['data'];

/** Applies the progress of a payment and its reversals at the terminal. */
export const evolveRequests: Evolve<TransactionCollections, RequestEvent> = {
  TerminalRequestAccepted: async ({ data, metadata }, documents) => {
    const known = await documents.get('transactions', data.transactionId);
    if (!known) return [];
    const isNews =
      data.request === 'payment' ? known.status === 'pending' : known.reverseStatus === 'initiated';
    return isNews ? set(data, metadata.at, {}, inProgress(data)) : [];
  },
  TerminalOutcomeUnknown: ({ data, metadata }) =>
    set(
      data,
      metadata.at,
      data.request === 'payment'
        ? { status: 'unknown', reason: data.reason }
        : { reverseStatus: 'unknown', reversalReason: data.reason },
    ),
  TerminalRequestAnswered: async ({ data, metadata }, documents) => {
    const known = await documents.get('transactions', data.transactionId);
    if (!known) return [];
    const { outcome, reason, result, cardNumber, cardCircuit, via } = data;
    if (data.request === 'payment') {
      return set(data, metadata.at, {
        status: outcome,
        reason,
        paymentResult: result ?? known.paymentResult,
        cardNumber: cardNumber ?? known.cardNumber,
        cardCircuit: cardCircuit ?? known.cardCircuit,
        settlement: null,
        receiptExpected: outcome === 'success' && via === 'answer',
        endedAt: metadata.at,
      });
    }
    // The end of an earlier reversal, come late, counts where it was carried out after all.
    if (data.requestId !== known.reversalId && outcome !== 'success') return [];
    return set(data, metadata.at, {
      reverseStatus: outcome === 'success' ? 'success' : 'failed',
      reversalReason: reason,
      reversalSettlement: null,
      reversalEndedAt: metadata.at,
    });
  },
  TransactionSettled: ({ data, metadata }) => {
    const { by, settledBy: personId, reason, outcome } = data;
    const settlement = { by, personId, reason, at: metadata.at };
    return set(
      data,
      metadata.at,
      data.request === 'payment'
        ? { status: outcome, settlement, endedAt: metadata.at }
        : {
            reverseStatus: outcome,
            reversalSettlement: settlement,
            reversalEndedAt: metadata.at,
          },
    );
  },
  ReceiptPrinted: async ({ data, metadata }, documents) => {
    const known = await documents.get('transactions', data.transactionId);
    if (!known) return [];
    const { request, amount, STAN, copy, lines } = data;
    const field = request === 'payment' ? 'printerReceipt' : 'reversalPrinterReceipt';
    // Payers are given the customer's copy, and never the merchant's.
    const isShown = copy === 'customer';
    const others = known.receipts.filter((one) => one.request !== request);
    return set(data, metadata.at, {
      receipts: [...others, { request, amount, STAN }],
      ...(isShown && { [field]: lines }),
    });
  },
};

function inProgress({ request }: About): Fields {
  return request === 'payment' ? { status: 'in_progress' } : { reverseStatus: 'pending' };
}

function set(
  { transactionId }: About,
  at: string,
  ...fields: readonly Fields[]
): Operation<TransactionCollections>[] {
  const change = { set: { ...Object.assign({}, ...fields), updatedAt: at } as Fields };
  return [{ op: 'update', collection: 'transactions', id: transactionId, change }];
}
