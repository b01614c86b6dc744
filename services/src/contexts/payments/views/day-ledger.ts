import { Inject, Injectable } from '@nestjs/common';
import { trusted, type ReadStore } from '@foyer/projections';
import type { TransactionDocument } from '@foyer/projections/payments';

import { READ_STORE } from '#platform/tokens';
import type { LedgerEntry, PrintedReceipt } from '../domain/reconciliation/ledger.js';

/** Reads the ledger and the receipts of a terminal since its last closing. */
@Injectable()
export class DayLedger {
  constructor(@Inject(READ_STORE) private readonly store: ReadStore) {}

  /** @param before leaves out payments that were begun after that moment; null for none */
  async of(deviceId: string, before: string | null) {
    const transactions = this.store.collection<TransactionDocument>('transactions');
    const begun = before === null ? {} : { createdAt: trusted({ $lte: before }) };
    const open = await transactions.find({ deviceId, reconciliationId: null, ...begun });
    // A payment of an earlier day may have been reversed on this one.
    const reversed = await transactions.find({
      deviceId,
      reversalReconciliationId: null,
      reverseStatus: trusted({ $in: ['success', 'unknown', 'failed'] }),
    });
    const documents = [...open, ...reversed.filter((one) => one.reconciliationId !== null)];
    return { ledger: documents.map(entryOf), receipts: documents.flatMap(receiptsOf) };
  }
}

function entryOf(document: TransactionDocument): LedgerEntry {
  const { _id, callId, amount, currency, cardCircuit, paymentResult, receiptExpected } = document;
  return {
    transactionId: _id,
    callId,
    amount,
    currency,
    cardCircuit,
    STAN: paymentResult?.STAN ?? null,
    payment: document.reconciliationId === null ? paymentOf(document) : 'counted',
    reversal: reversalOf(document),
    receiptExpected,
  };
}

function paymentOf({ status }: TransactionDocument): LedgerEntry['payment'] {
  switch (status) {
    case 'success':
      return 'success';
    case 'failed':
    case 'canceled':
      return 'not-taken';
    case 'pending':
    case 'in_progress':
    case 'unknown':
      return 'unknown';
  }
}

function reversalOf({ reverseStatus }: TransactionDocument): LedgerEntry['reversal'] {
  switch (reverseStatus) {
    case 'notInitiated':
      return 'none';
    case 'success':
      return 'success';
    case 'failed':
      return 'not-done';
    case 'initiated':
    case 'pending':
    case 'unknown':
      return 'unknown';
  }
}

/** Receipts that were printed in the day; what a receipt leaves open counts as the ledger says. */
function receiptsOf(document: TransactionDocument): PrintedReceipt[] {
  const { _id: transactionId, amount, currency } = document;
  return document.receipts.map((one) => ({
    transactionId,
    STAN: one.STAN,
    request: one.request,
    amount: one.amount ?? amount,
    currency,
  }));
}
