import type { RequestKind, Transaction } from '@foyer/contracts/payments';

/** The comparable facts of a receipt; people see its lines. */
export interface ReceiptFact {
  readonly request: RequestKind;
  /** In minor units; null where its lines name none. */
  readonly amount: number | null;
  readonly STAN: string | null;
}

/** A payment as people see it, and the additional facts for closing a day. */
export interface TransactionDocument extends Transaction {
  readonly receipts: readonly ReceiptFact[];
  /** Kept under the company's key; older payments are under the payer's, and go with it. */
  readonly isOfCompany: boolean;
  /** The period of the law is over, and nothing is left that needs a key. */
  readonly isRecordExpired: boolean;
  /** The terminal answered at once, so that a receipt was printed. */
  readonly receiptExpected: boolean;
  /** The closing that counted the reversal; null until then. */
  readonly reversalReconciliationId: string | null;
  /** The time when the terminal reported the outcome of the payment, or of its reversal. */
  readonly endedAt: string | null;
  readonly reversalEndedAt: string | null;
}

/** The name of a member or a visitor, by the id of the member or the visit. */
export interface PayerNameDocument {
  readonly _id: string;
  readonly name: string | null;
}

export interface TransactionCollections {
  readonly transactions: TransactionDocument;
  readonly transactionNames: PayerNameDocument;
}
