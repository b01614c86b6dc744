import type { Operation, Order } from './journal/entries.js';

/**
 * A reversal with all that is known here of the payment that it gives back; who orders it knows
 * less.
 */
export function withOriginal(order: Order, operations: readonly Operation[]): Order {
  if (order.kind !== 'reversal') return order;
  const { STAN, TerminalID } = order.original;
  for (const { settlement } of operations) {
    if (settlement?.outcome !== 'success') continue;
    const { reference } = settlement;
    // Of a payment that only its receipt names, the terminal is not known.
    if (reference?.STAN !== STAN || !['', reference.TerminalID].includes(TerminalID)) continue;
    return { ...order, original: reference };
  }
  return order;
}

/**
 * By what the terminal finds a payment that was taken here; undefined where the journal does not
 * say.
 */
export function referenceOf(transactionId: string, operations: readonly Operation[]) {
  for (const { order, settlement } of operations) {
    if (order.kind !== 'payment' || order.id !== transactionId) continue;
    return settlement?.outcome === 'success' ? (settlement.reference ?? undefined) : undefined;
  }
  return undefined;
}
