import type { Operation } from '../journal/entries.js';

const RECEIPTS_MAX = 1_000;

/**
 * Returns the requests with customer receipts between a closure and the one before it; one
 * receipt of each request.
 */
export function receiptsBefore(closureId: string, operations: readonly Operation[]) {
  const end = operations.findIndex(({ order }) => order.id === closureId);
  const before = operations.slice(0, end);
  const last = before.findLastIndex(
    ({ order, settlement }) => order.kind === 'closure' && settlement?.outcome === 'success',
  );
  return before
    .slice(last + 1)
    .flatMap((operation) => receiptOf(operation) ?? [])
    .slice(-RECEIPTS_MAX);
}

function receiptOf({ order, settlement, hasReceipt }: Operation) {
  if (order.kind === 'closure' || !hasReceipt || settlement?.outcome === 'failure') return null;
  const { kind: request, amount, currency, transactionId } = order;
  const STAN = settlement?.outcome === 'success' ? (settlement.reference?.STAN ?? null) : null;
  return {
    transactionId: transactionId === '' ? null : transactionId,
    STAN,
    request,
    amount,
    currency,
  };
}
