import type { DifferenceKind } from '@foyer/contracts/payments';

import type { LedgerEntry, PrintedReceipt } from './ledger.js';

/**
 * Something that may be otherwise at the terminal than in the ledger, and what that would change in
 * its totals.
 */
export interface Suspicion {
  /**
   * Its cost, which grows with its improbability: an unknown outcome costs nothing, a wrong answer
   * much.
   */
  readonly cost: number;
  readonly number: number;
  readonly amount: number;
  readonly currency: LedgerEntry['currency'];
  /** Null where it may concern any circuit. */
  readonly cardCircuit: string | null;
  readonly entry: LedgerEntry | null;
  readonly STAN: string | null;
  /** The kind of the difference if the suspicion is true. */
  readonly kind: DifferenceKind | 'captured' | 'confirmed' | 'reversed';
}

/** From this cost on, an explanation needs a wrong answer of the terminal. */
export const FAR_FETCHED_COST = 8;

/** Cost of a gap that nothing explains: dearer than any explanation that is looked for. */
export const UNEXPLAINED_COST = 1_000;

/** Returns all suspicions about an entry; the likelier ones cost less. */
export function suspicionsOf(
  entry: LedgerEntry,
  receipts: readonly PrintedReceipt[],
): readonly Suspicion[] {
  const { amount, currency, cardCircuit, STAN, payment, reversal } = entry;
  const about = { entry, currency, cardCircuit, STAN };
  const more = { ...about, number: 1, amount } as const;
  const less = { ...about, number: -1, amount: -amount } as const;
  const printed = receipts.find(({ request }) => request === 'payment');
  const noReceipt = entry.receiptExpected && printed === undefined;
  // A person settled it: the terminal's totals show if it is there, and in which circuit.
  if (payment === 'success' && cardCircuit === null) {
    return reversal === 'success' ? [] : [{ ...more, cost: 0, kind: 'confirmed' }];
  }
  return [
    ...(payment === 'unknown' ? [{ ...more, cost: 0, kind: 'captured' } as const] : []),
    ...(payment === 'not-taken'
      ? [{ ...more, cost: printed ? 2 : 10, kind: 'missing-in-ledger' } as const]
      : []),
    ...(payment === 'success' && reversal !== 'success'
      ? [{ ...less, cost: noReceipt ? 8 : 10, kind: 'missing-at-terminal' } as const]
      : []),
    ...(reversal === 'unknown' ? [{ ...less, cost: 0, kind: 'reversed' } as const] : []),
    ...(reversal === 'not-done' ? [{ ...less, cost: 11, kind: 'missing-in-ledger' } as const] : []),
    ...(reversal === 'success'
      ? [{ ...more, cost: 11, kind: 'missing-at-terminal' } as const]
      : []),
    ...(printed !== undefined && printed.amount !== amount && payment === 'success'
      ? [
          {
            ...about,
            cost: 1,
            number: 0,
            amount: printed.amount - amount,
            kind: 'amount-differs',
          } as const,
        ]
      : []),
  ];
}

/**
 * Returns the suspicion about a receipt that belongs to no transaction: a payment without the
 * product.
 */
export function suspicionOfReceipt(receipt: PrintedReceipt): Suspicion {
  const sign = receipt.request === 'payment' ? 1 : -1;
  const { currency, STAN } = receipt;
  return {
    cost: 1,
    number: sign,
    amount: sign * receipt.amount,
    currency,
    cardCircuit: null,
    entry: null,
    STAN,
    kind: 'missing-in-ledger',
  };
}
