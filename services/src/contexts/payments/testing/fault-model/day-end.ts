import { compareDay } from '../../domain/reconciliation/compare-day.js';
import type { LedgerEntry, PrintedReceipt } from '../../domain/reconciliation/ledger.js';
import type { ModelServer } from './model-server.js';
import type { Deed } from './model-terminal.js';
import type { Plan } from './plan.js';

/** An amount that no one can have paid through the product: no sum of its amounts. */
const BY_HAND = 50_000_017;

/**
 * Closes the day with the planned differences in it, and says what was found wrongly or not at all.
 */
export function closeTheDay(server: ModelServer, deeds: readonly Deed[], plan: Plan): string[] {
  const counted = [...deeds];
  const receipts: PrintedReceipt[] = [];
  const expected: string[] = [];
  const ledger = [...server.events.keys()].map((id) => entryOf(server, id));
  for (const entry of ledger) {
    const fault = plan.payments[Number(entry.transactionId)]?.fault ?? 'none';
    const at = counted.findIndex((one) => one.transactionId === entry.transactionId);
    const isPlain = entry.payment === 'success' && entry.reversal === 'none' && at >= 0;
    const wanted = isPlain && entry.receiptExpected ? fault : 'none';
    const deed = counted[at];
    const printed = receiptOf(entry);
    if (wanted === 'lost-at-terminal') {
      counted.splice(at, 1);
      expected.push(`missing-at-terminal ${entry.transactionId}`);
    } else if (wanted === 'other-amount' && deed) {
      counted[at] = { ...deed, amount: deed.amount - 1 };
      expected.push(`amount-differs ${entry.transactionId}`);
    } else if (wanted === 'no-receipt') expected.push(`receipt-missing ${entry.transactionId}`);
    if (wanted === 'no-receipt' || !entry.receiptExpected) continue;
    const amount = wanted === 'other-amount' ? entry.amount - 1 : entry.amount;
    receipts.push({ ...printed, amount });
  }
  if (plan.paidByHand) {
    counted.push({ transactionId: '', kind: 'payment', amount: BY_HAND, circuit: 'Mastercard' });
    expected.push('missing-in-ledger -');
  }
  const totals = counted.map(({ kind, amount, circuit: cardCircuit }) => {
    return { kind, amount, cardCircuit, currency: 'EUR' as const, number: 1 };
  });
  const { differences, found } = compareDay({ ledger, totals, receipts });
  for (const { transactionId, ...one } of found) {
    const by = { by: 'reconciliation', reason: 'totals', settledBy: null } as const;
    server.settle(transactionId, { ...one, ...by, reconciliationId: null });
  }
  const said = differences.map(({ kind, transactionId }) => `${kind} ${transactionId ?? '-'}`);
  const isRight = said.toSorted().join() === expected.toSorted().join();
  return isRight ? [] : [`reconciliation found [${said.join()}] instead of [${expected.join()}]`];
}

function entryOf(server: ModelServer, transactionId: string): LedgerEntry {
  const state = server.payment(transactionId);
  if (state.status === 'none') throw new Error('A payment without a beginning');
  const answer = (server.events.get(transactionId) ?? []).findLast(
    (event) => event.type === 'TerminalRequestAnswered' && event.data.request === 'payment',
  );
  const said = answer?.type === 'TerminalRequestAnswered' ? answer.data : undefined;
  const { outcome } = state.payment;
  const last = state.reversals.some((one) => one.outcome === 'success')
    ? 'success'
    : state.reversals.at(-1)?.outcome;
  return {
    transactionId,
    callId: state.callId,
    amount: state.amount,
    currency: state.currency,
    cardCircuit: said?.cardCircuit ?? null,
    STAN: state.result?.STAN ?? null,
    payment: outcome === 'success' ? 'success' : outcome === null ? 'unknown' : 'not-taken',
    reversal:
      last === undefined
        ? 'none'
        : last === 'success'
          ? 'success'
          : last === null
            ? 'unknown'
            : 'not-done',
    receiptExpected: said?.outcome === 'success' && said.via === 'answer',
  };
}

function receiptOf({ transactionId, STAN, amount, currency }: LedgerEntry): PrintedReceipt {
  return { transactionId, STAN, request: 'payment', amount, currency };
}
