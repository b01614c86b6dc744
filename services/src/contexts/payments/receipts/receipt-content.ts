import type { PublicReceipt } from '@foyer/contracts/payments';
import type { TransactionDocument } from '@foyer/projections/payments';

export type ReceiptKind = PublicReceipt['kind'];

/** Returns the content of a receipt; undefined if no amount was paid, or paid back. */
export function receiptContent(
  transaction: TransactionDocument,
  kind: ReceiptKind,
  company: string,
): PublicReceipt | undefined {
  const { _id: transactionId, amount, currency, cardNumber, cardCircuit } = transaction;
  const isPayment = kind === 'payment';
  if (transaction.status !== 'success') return undefined;
  if (!isPayment && transaction.reverseStatus !== 'success') return undefined;
  const lines = isPayment ? transaction.printerReceipt : transaction.reversalPrinterReceipt;
  const at = isPayment ? transaction.endedAt : transaction.reversalEndedAt;
  return {
    transactionId,
    kind,
    company,
    amount,
    currency,
    paymentResult: transaction.paymentResult,
    cardNumber,
    cardCircuit,
    lines: lines ?? [],
    at: at ?? transaction.updatedAt,
  };
}

/**
 * True if there may still be a receipt: the outcome of the payment, or of its reversal, is open.
 */
export function isAwaited(
  { status, reverseStatus }: Pick<TransactionDocument, 'status' | 'reverseStatus'>,
  kind: ReceiptKind,
): boolean {
  const isPaying = status === 'pending' || status === 'in_progress' || status === 'unknown';
  if (kind === 'payment') return isPaying;
  return (
    reverseStatus === 'initiated' || reverseStatus === 'pending' || reverseStatus === 'unknown'
  );
}
