import type { NetTotal, Reconciliation } from '@foyer/contracts/payments';

/** The total of one side of a closing for a card circuit; null if it has none. */
export type Side = Pick<NetTotal, 'number' | 'amount'> | null;

/** One card circuit in one currency, as terminal, ledger and receipts have it. */
export interface ComparedTotal extends Pick<NetTotal, 'cardCircuit' | 'currency'> {
  readonly terminal: Side;
  readonly ledger: Side;
  readonly receipts: Side;
  /** True if the three agree; a missing side counts as zero. */
  readonly agree: boolean;
}

type Totals = Pick<Reconciliation, 'terminalTotals' | 'ledgerTotals' | 'receiptTotals'>;

/** The totals of a closing side by side, by currency and card circuit. */
export function comparedTotals(closing: Totals): ComparedTotal[] {
  const { terminalTotals, ledgerTotals, receiptTotals } = closing;
  const keyOf = ({ currency, cardCircuit }: NetTotal) => `${currency} ${cardCircuit}`;
  const all = [...terminalTotals, ...ledgerTotals, ...receiptTotals];
  const rows = new Map(all.map((total) => [keyOf(total), total]));
  const side = (totals: readonly NetTotal[], key: string): Side => {
    const found = totals.find((total) => keyOf(total) === key);
    return found === undefined ? null : { number: found.number, amount: found.amount };
  };
  return [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { cardCircuit, currency }]) => {
      const terminal = side(terminalTotals, key);
      const ledger = side(ledgerTotals, key);
      const receipts = side(receiptTotals, key);
      const agree = isSame(terminal, ledger) && isSame(ledger, receipts);
      return { cardCircuit, currency, terminal, ledger, receipts, agree };
    });
}

const isSame = (a: Side, b: Side): boolean =>
  (a?.amount ?? 0) === (b?.amount ?? 0) && (a?.number ?? 0) === (b?.number ?? 0);
