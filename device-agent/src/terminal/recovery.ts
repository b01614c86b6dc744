import type { Operation, Settlement } from './journal/entries.js';
import type { Inquiry, OpenTransaction, PaymentTerminal, ReceiptCopy } from './payment-terminal.js';
import { settlementOf, withoutUndefined } from './settlement.js';

/** How long to wait between questions to a terminal that cannot answer, in milliseconds. */
export interface RecoveryTimes {
  readonly firstMs: number;
  readonly mostMs: number;
  /** After this it is asked once more before it is believed that it did nothing. */
  readonly confirmMs: number;
}

export const USUAL_RECOVERY: RecoveryTimes = { firstMs: 1_000, mostMs: 30_000, confirmMs: 3_000 };

/** How an operation ended, with the receipts that the terminal printed once more. */
export interface Recovered {
  readonly settlement: Settlement;
  readonly printed: Record<ReceiptCopy, string[]>;
}

/** Waits, or rejects when all is to end. */
export type Wait = (ms: number) => Promise<void>;

/**
 * Asks a terminal how an operation ended until it knows, and never sends it again. Twice it has to
 * say that it did nothing, or to say nothing: a request that it has not read may be on its way.
 */
export async function recover(
  terminal: PaymentTerminal,
  operation: Operation,
  times: RecoveryTimes,
  wait: Wait,
): Promise<Recovered> {
  const about = openTransaction(operation);
  let asked = false;
  for (let waitMs = times.firstMs; ;) {
    const printed: Recovered['printed'] = { customer: [], merchant: [] };
    const inquiry = await terminal.inquire(about, {
      display: () => undefined,
      print: (copy, lines) => void printed[copy].push(...lines),
    });
    if (inquiry.found === 'later') {
      await wait(waitMs);
      waitMs = Math.min(times.mostMs, waitMs * 2);
    } else if ((inquiry.found === 'nothing' || inquiry.found === 'silent') && !asked) {
      asked = true;
      await wait(times.confirmMs);
    } else {
      const own = inquiry.found === 'own' ? printed : { customer: [], merchant: [] };
      return { settlement: settled(inquiry, about), printed: own };
    }
  }
}

/** Settles an order by an inquiry. An approval that came is never turned into a failure. */
function settled(
  inquiry: Exclude<Inquiry, { found: 'later' }>,
  { approved }: OpenTransaction,
): Settlement {
  const settlement = meant(inquiry);
  if (settlement.outcome !== 'failure' || approved === null) return settlement;
  return { outcome: 'unknown', code: 'APPROVAL_CONTRADICTED' };
}

function meant(inquiry: Exclude<Inquiry, { found: 'later' }>): Settlement {
  switch (inquiry.found) {
    case 'own':
      return settlementOf(inquiry.outcome);
    case 'nothing':
      return { outcome: 'failure', code: 'NOT_DONE', text: null };
    case 'other':
      return { outcome: 'unknown', code: 'OTHER_TRANSACTION' };
    case 'silent':
      return { outcome: 'unknown', code: 'NO_ANSWER' };
  }
}

function openTransaction({ order, requestId, baseline, approved }: Operation): OpenTransaction {
  if (order.kind === 'closure') return { kind: order.kind, requestId, baseline, approved };
  const { amount, currency } = order;
  const asked = { requestId, baseline, approved, amount, currency };
  if (order.kind === 'payment') return { kind: order.kind, ...asked };
  return { kind: order.kind, ...asked, original: withoutUndefined(order.original) };
}
