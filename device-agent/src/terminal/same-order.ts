import { isDeepStrictEqual } from 'node:util';

import type { Order } from './journal/entries.js';

/** Whether two orders ask for the same. What is known of the original of a reversal may differ in detail. */
export function sameOrder(a: Order, b: Order): boolean {
  return isDeepStrictEqual(essence(a), essence(b));
}

function essence(order: Order): unknown {
  if (order.kind === 'closure') return [order.kind, order.id];
  const { kind, id, transactionId, amount, currency } = order;
  const original = order.kind === 'reversal' ? order.original.STAN : null;
  return [kind, id, transactionId, amount, currency, original];
}
