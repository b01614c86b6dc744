import { isSameValue } from '@foyer/contracts/schema';

import type { Order } from './journal/entries.js';

/**
 * True if two orders ask for the same. The known details of a reversal's original may differ.
 */
export function sameOrder(a: Order, b: Order): boolean {
  return isSameValue(essence(a), essence(b));
}

function essence(order: Order): unknown {
  if (order.kind === 'closure') return [order.kind, order.id];
  const { kind, id, transactionId, amount, currency } = order;
  const original = order.kind === 'reversal' ? order.original.STAN : null;
  return [kind, id, transactionId, amount, currency, original];
}
