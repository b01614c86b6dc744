import { accepted, type Decision } from '@foyer/contracts/decision';
import type { EventLog } from '@foyer/event-log';

import { correlatedWith, defineCommand, need, Rejected, stepOf, stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { EVENT_LOG } from '#platform/tokens';
import type { Found } from './reconciliation/compare-day.js';
import { nothing, type PaymentEvents } from './initiate-payment.js';
import type { LedgerEntry, PrintedReceipt } from './reconciliation/ledger.js';
import { awaitsAnswer } from './reconciliation/reconciliation.js';
import { completeReconciliation, type ClosingAnswer } from './reconciliation/run.js';
import { settle } from './settle.js';
import { DayComparisons } from '../views/day-comparisons.js';
import { DayLedger } from '../views/day-ledger.js';
import { Payment, Reconciliation, Terminal } from '../streams.js';

interface Closing extends ClosingAnswer {
  readonly deviceId: string;
  /** The receipts in the device's journal. */
  readonly receipts: readonly PrintedReceipt[];
}

/**
 * A terminal has closed its day: what it counted is compared. Its report about requests without an
 * outcome is settled first, each request separately; after an interruption, the report comes again
 * and the work continues.
 */
export const CompleteReconciliation = defineCommand({
  name: 'CompleteReconciliation',
  needs: {
    ledger: DayLedger,
    comparisons: DayComparisons,
    freshness: Freshness,
    log: need<EventLog>(EVENT_LOG),
  },
  handle: async (data: Closing, { context, needs, run, stateOf }) => {
    const { reconciliationId, deviceId } = data;
    const reconciliation = stream(Reconciliation, reconciliationId);
    const known = await stateOf(reconciliation);
    if (known.status === 'none' || known.deviceId !== deviceId) {
      throw new Rejected('RECONCILIATION_NOT_FOUND');
    }
    const { comparisons } = needs;
    // The terminal has no other work: once read models are current, the ledger of its day is
    // complete.
    await needs.freshness.waitFor(await needs.log.head(), ['transactions']);
    // After an interruption the device may have taken payments that this closing did not count.
    const before = known.status === 'interrupted' ? known.startedAt : null;
    const day = withJournal(await needs.ledger.of(deviceId, before), data.receipts);
    const isCounted = awaitsAnswer(known) && data.outcome === 'success';
    const compared = isCounted
      ? await comparisons.of(reconciliationId, { ...day, totals: data.totals })
      : null;
    if (compared) {
      for (const one of compared.found) {
        const { callId } = day.ledger.find(isAbout(one)) ?? { callId: reconciliationId };
        await run({
          context: correlatedWith(stepOf(context, `settle ${one.transactionId}`), callId),
          streams: {
            payment: stream(Payment, one.transactionId),
            terminal: stream(Terminal, deviceId),
          },
          decide: (states) => settleFound(states, one, reconciliationId),
        });
      }
    }
    return run({
      context: correlatedWith(context, reconciliationId),
      streams: { reconciliation, terminal: stream(Terminal, deviceId) },
      decide: (states, { newId }) =>
        completeReconciliation(states, data, { ...day, compared }, newId),
    });
  },
});

const isAbout =
  ({ transactionId }: Found) =>
  (entry: LedgerEntry) =>
    entry.transactionId === transactionId;

type Day = Awaited<ReturnType<DayLedger['of']>>;

/** The device's journal knows receipts that never came here, and such as belong to no payment. */
function withJournal({ ledger, receipts }: Day, journal: readonly PrintedReceipt[]): Day {
  const key = ({ transactionId, request }: PrintedReceipt) => `${transactionId ?? ''} ${request}`;
  const known = new Set(receipts.map(key));
  const ids = new Set(ledger.map(({ transactionId }) => transactionId));
  const more = journal.filter(
    (one) => one.transactionId === null || (ids.has(one.transactionId) && !known.has(key(one))),
  );
  return { ledger, receipts: [...receipts, ...more] };
}

const REASON = 'The totals of the terminal say so.';

/** An answer that came meanwhile says more than the totals; then nothing is settled. */
function settleFound(
  states: Parameters<typeof settle>[0],
  { request, outcome }: Found,
  reconciliationId: string,
): Decision<PaymentEvents> {
  const by = { by: 'reconciliation', reason: REASON, settledBy: null, reconciliationId } as const;
  const decision = settle(states, { request, outcome, ...by });
  return decision.type === 'rejected' ? accepted(nothing) : decision;
}
