import type { CircuitTotal, FoundDifference, NetTotal } from '@foyer/contracts/payments';

import { certaintyOf } from './certainty.js';
import { explain } from './explain.js';
import type { Explanation, Gap } from './explanation-search.js';
import { runToEnd, type Steps } from './in-steps.js';
import { bookingsOf, netTotals, type LedgerEntry, type PrintedReceipt } from './ledger.js';
import { suspicionOfReceipt, suspicionsOf, type Suspicion } from './suspicions.js';

/** The data of ledger, terminal and receipts for one day. */
export interface Day {
  readonly ledger: readonly LedgerEntry[];
  readonly totals: readonly CircuitTotal[];
  readonly receipts: readonly PrintedReceipt[];
}

type Difference = Omit<FoundDifference, 'differenceId'>;

/** How a request without an outcome must have ended, for the terminal to count what it counts. */
export interface Found {
  readonly transactionId: string;
  readonly request: 'payment' | 'reversal';
  readonly outcome: 'success' | 'failed';
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly found: readonly Found[];
  readonly terminalTotals: readonly NetTotal[];
  readonly ledgerTotals: readonly NetTotal[];
  readonly receiptTotals: readonly NetTotal[];
}

/** Compares a day without letting go: for small days, and where no one waits. */
export const compareDay = (day: Day): Comparison => runToEnd(compareDayInSteps(day));

/** Returns the totals of a day's ledger and receipts, if the terminal has reported none. */
export function totalsOf({ ledger, receipts }: Omit<Day, 'totals'>) {
  return {
    ledgerTotals: netTotals(ledger.flatMap(bookingsOf)),
    receiptTotals: sumReceipts(ledger, receipts),
  };
}

/**
 * Compares terminal, ledger and receipts of a day. Differences that add up to nothing within one
 * circuit, in number and to the cent, cannot be seen in totals; only receipts can show them.
 */
export function* compareDayInSteps({ ledger, totals, receipts }: Day): Steps<Comparison> {
  const terminalTotals = netTotals(
    totals.map((total) => ({ ...total, ...signed(total.kind, total.number, total.amount) })),
  );
  const { ledgerTotals, receiptTotals } = totalsOf({ ledger, receipts });
  const byTransaction = new Map<string | null, PrintedReceipt[]>();
  for (const receipt of receipts) {
    const present = byTransaction.get(receipt.transactionId);
    if (present) present.push(receipt);
    else byTransaction.set(receipt.transactionId, [receipt]);
  }
  const receiptsOf = (entry: LedgerEntry) => byTransaction.get(entry.transactionId) ?? [];
  const suspicions = [
    ...receipts.filter(({ transactionId }) => transactionId === null).map(suspicionOfReceipt),
    ...ledger.flatMap((entry) => suspicionsOf(entry, receiptsOf(entry))),
  ].toSorted((a, b) => a.cost - b.cost);
  const explanations = yield* explain(gapsBetween(terminalTotals, ledgerTotals), suspicions);
  const missing = missingOf(suspicions, explanations);
  const named = new Set(missing.map(({ transactionId }) => transactionId));
  return {
    differences: [
      ...missing,
      ...unexplainedOf(explanations),
      ...ledger.flatMap((entry) => receiptDifferences(entry, receiptsOf(entry), named)),
    ],
    found: foundOf(suspicions, explanations),
    terminalTotals,
    ledgerTotals,
    receiptTotals,
  };
}

function gapsBetween(terminal: readonly NetTotal[], ledger: readonly NetTotal[]): Gap[] {
  const opposite = ledger.map((one) => ({ ...one, number: -one.number, amount: -one.amount }));
  return netTotals([...terminal, ...opposite]);
}

function foundOf(suspicions: readonly Suspicion[], explanations: readonly Explanation[]): Found[] {
  return suspicions.flatMap((suspicion) => {
    const { kind, entry } = suspicion;
    if ((kind !== 'captured' && kind !== 'reversed') || !entry) return [];
    const certainty = certaintyOf(suspicion, explanations);
    if (certainty === 'sometimes') return [];
    return [
      {
        transactionId: entry.transactionId,
        request: kind === 'captured' ? ('payment' as const) : ('reversal' as const),
        outcome: certainty === 'always' ? ('success' as const) : ('failed' as const),
      },
    ];
  });
}

function missingOf(
  suspicions: readonly Suspicion[],
  explanations: readonly Explanation[],
): Difference[] {
  const differences = suspicions.flatMap((suspicion) => {
    const certainty = certaintyOf(suspicion, explanations);
    switch (suspicion.kind) {
      case 'captured':
      case 'reversed':
        return certainty === 'sometimes' ? [differenceOf(suspicion, 'outcome-unknown')] : [];
      case 'confirmed':
        if (certainty === 'always') return [];
        return [
          differenceOf(
            suspicion,
            certainty === 'never' ? 'missing-at-terminal' : 'outcome-unknown',
          ),
        ];
      case 'amount-differs':
        return [];
      case 'missing-in-ledger':
      case 'missing-at-terminal':
      case 'receipt-missing':
      case 'outcome-unknown':
      case 'totals-missing':
      case 'totals-late':
        return certainty === 'always' ? [differenceOf(suspicion, suspicion.kind)] : [];
    }
  });
  return [...differences, ...unnamedOf(explanations)];
}

/** Returns the differences that certainly exist, but may belong to one transaction or another. */
function unnamedOf(explanations: readonly Explanation[]): Difference[] {
  const [first = [], ...others] = explanations.map(({ suspicions }) =>
    [...suspicions].filter((one) => one.cost > 1 && certaintyOf(one, explanations) === 'sometimes'),
  );
  const isAlike = others.every((other) => looksOf(other) === looksOf(first));
  // Which of several alike it was, the totals cannot say; that one of them was, is certain.
  if (isAlike) return first.map((one) => withoutName(differenceOf(one, kindOf(one))));
  const rest = netTotals(first.map((one) => ({ ...one, cardCircuit: one.cardCircuit ?? '' })));
  return unexplainedOf([{ suspicions: new Set(), unexplained: rest }]).map((one) =>
    one.cardCircuit === '' ? { ...one, cardCircuit: null } : one,
  );
}

function looksOf(suspicions: readonly Suspicion[]): string {
  const looks = suspicions.map(({ kind, currency, cardCircuit, number, amount }) =>
    [kind, currency, cardCircuit, number, amount].join(' '),
  );
  return looks.toSorted().join();
}

function kindOf({ kind }: Suspicion): Difference['kind'] {
  return kind === 'captured' || kind === 'reversed' || kind === 'confirmed'
    ? 'outcome-unknown'
    : kind;
}

function differenceOf(
  { entry, currency, cardCircuit, STAN, number, amount }: Suspicion,
  kind: Difference['kind'],
): Difference {
  const isMissingAtTerminal = kind === 'missing-at-terminal';
  return {
    kind,
    transactionId: entry?.transactionId ?? null,
    callId: entry?.callId ?? null,
    STAN,
    cardCircuit,
    currency,
    expected: isMissingAtTerminal ? -Math.sign(number) * Math.abs(amount) : null,
    found: isMissingAtTerminal ? null : amount,
  };
}

const withoutName = (difference: Difference): Difference => ({
  ...difference,
  transactionId: null,
  callId: null,
  STAN: null,
});

function unexplainedOf([first]: readonly Explanation[]): Difference[] {
  return (first?.unexplained ?? []).map(({ cardCircuit, currency, number, amount }) => {
    const isSurplus = number > 0 || (number === 0 && amount > 0);
    const kind =
      number === 0 ? 'amount-differs' : number > 0 ? 'missing-in-ledger' : 'missing-at-terminal';
    const sums = isSurplus ? { expected: null, found: amount } : { expected: -amount, found: null };
    return { kind, transactionId: null, callId: null, STAN: null, cardCircuit, currency, ...sums };
  });
}

function receiptDifferences(
  entry: LedgerEntry,
  receipts: readonly PrintedReceipt[],
  named: ReadonlySet<string | null>,
): Difference[] {
  if (entry.payment !== 'success' || named.has(entry.transactionId)) return [];
  const { transactionId, callId, STAN, cardCircuit, currency, amount } = entry;
  const about = { transactionId, callId, STAN, cardCircuit, currency, expected: amount };
  const printed = receipts.find(({ request }) => request === 'payment');
  if (!printed) {
    return entry.receiptExpected ? [{ ...about, kind: 'receipt-missing', found: null }] : [];
  }
  return printed.amount === amount
    ? []
    : [{ ...about, kind: 'amount-differs', found: printed.amount }];
}

function sumReceipts(
  ledger: readonly LedgerEntry[],
  receipts: readonly PrintedReceipt[],
): NetTotal[] {
  const circuits = new Map(ledger.map((entry) => [entry.transactionId, entry.cardCircuit]));
  const taken = new Map(
    ledger.map((entry) => [
      entry.transactionId,
      { payment: entry.payment === 'success', reversal: entry.reversal === 'success' },
    ]),
  );
  return netTotals(
    receipts.flatMap(({ transactionId, request, amount, currency }) => {
      const isBooked = transactionId === null || taken.get(transactionId)?.[request] === true;
      const cardCircuit = (transactionId && circuits.get(transactionId)) ?? 'unknown';
      return isBooked ? [{ cardCircuit, currency, ...signed(request, 1, amount) }] : [];
    }),
  );
}

function signed(kind: 'payment' | 'reversal', number: number, amount: number) {
  return kind === 'payment' ? { number, amount } : { number: -number, amount: -amount };
}
