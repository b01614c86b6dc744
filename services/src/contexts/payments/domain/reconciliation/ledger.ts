import type { Currency, NetTotal, RequestKind } from '@foyer/contracts/payments';

/** The ledger's entry of one payment of the day. Amounts in minor units. */
export interface LedgerEntry {
  readonly transactionId: string;
  readonly callId: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Null if no terminal reported it. */
  readonly cardCircuit: string | null;
  readonly STAN: string | null;
  /** `counted`: by the closing of an earlier day. */
  readonly payment: 'success' | 'not-taken' | 'unknown' | 'counted';
  readonly reversal: 'none' | 'success' | 'not-done' | 'unknown';
  /** The terminal answered at once, so that its receipt should be there. */
  readonly receiptExpected: boolean;
}

/** The content of a printed receipt. */
export interface PrintedReceipt {
  readonly transactionId: string | null;
  readonly STAN: string | null;
  readonly request: RequestKind;
  readonly amount: number;
  readonly currency: Currency;
}

interface Booking {
  readonly cardCircuit: string;
  readonly currency: Currency;
  readonly number: number;
  readonly amount: number;
}

/** Sums by circuit and currency, in a fixed order; what adds up to nothing is left out. */
export function netTotals(bookings: readonly Booking[]): NetTotal[] {
  const totals = new Map<string, NetTotal>();
  for (const { cardCircuit, currency, number, amount } of bookings) {
    const key = groupOf(cardCircuit, currency);
    const total = totals.get(key) ?? { cardCircuit, currency, number: 0, amount: 0 };
    totals.set(key, {
      ...total,
      number: total.number + number,
      amount: total.amount + amount,
    });
  }
  return [...totals.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, total]) => total)
    .filter(({ number, amount }) => number !== 0 || amount !== 0);
}

function groupOf(cardCircuit: string, currency: Currency): string {
  return `${currency} ${cardCircuit}`;
}

/** Returns the certain bookings of an entry. Returns none if its circuit is unknown. */
export function bookingsOf({ amount, currency, cardCircuit, payment, reversal }: LedgerEntry) {
  if (cardCircuit === null) return [];
  return [
    ...(payment === 'success' ? [{ cardCircuit, currency, number: 1, amount }] : []),
    ...(reversal === 'success' ? [{ cardCircuit, currency, number: -1, amount: -amount }] : []),
  ];
}
