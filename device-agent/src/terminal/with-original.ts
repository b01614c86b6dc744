import type { Operation, Order } from './journal/entries.js';

/** A reversal with all that is known here of the payment that it gives back; who orders it knows less. */
export function withOriginal(order: Order, operations: readonly Operation[]): Order {
  if (order.kind !== 'reversal') return order;
  const { STAN, TerminalID } = order.original;
  for (const { settlement } of operations) {
    if (settlement?.outcome !== 'success') continue;
    const { reference } = settlement;
    if (reference?.STAN !== STAN || reference.TerminalID !== TerminalID) continue;
    return { ...order, original: reference };
  }
  return order;
}
