import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CircuitTotal, ReconciliationEvent, TerminalEvent } from '@foyer/contracts/payments';

import { engaged, freed, unready, type Terminal } from '../terminal.js';
import { totalsOf, type Comparison, type Day } from './compare-day.js';
import { TOTALS_LATE } from './totals-late.js';
import { awaitsAnswer, type Reconciliation } from './reconciliation.js';

/** The events that a decision about a closing adds to it and to its terminal. */
export interface RunEvents {
  readonly reconciliation: readonly ReconciliationEvent[];
  readonly terminal: readonly TerminalEvent[];
}

const nothing: RunEvents = { reconciliation: [], terminal: [] };

export interface StartReconciliation {
  readonly reconciliationId: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly trigger: 'person' | 'schedule';
  readonly startedBy: string | null;
  readonly day: string | null;
}

interface States {
  readonly reconciliation: Reconciliation;
  readonly terminal: Terminal;
}

/** Begins to close a terminal's day. Begun again under the same id it changes nothing. */
export function startReconciliation(
  { reconciliation, terminal }: States,
  command: StartReconciliation,
): Decision<RunEvents> {
  const { reconciliationId, deviceId } = command;
  if (reconciliation.status !== 'none') {
    return reconciliation.deviceId === deviceId
      ? accepted(nothing)
      : rejected('RECONCILIATION_KEY_REUSED');
  }
  const obstacle = unready(terminal);
  if (obstacle) return rejected(obstacle);
  const engagement = {
    request: 'reconciliation',
    requestId: reconciliationId,
    transactionId: null,
  } as const;
  return accepted({
    reconciliation: [{ type: 'ReconciliationStarted', data: command }],
    terminal: [engaged(deviceId, engagement)],
  });
}

/** The request went out, or the device wrote it down. */
export function recordStep(
  state: Reconciliation,
  reconciliationId: string,
  step: 'sent' | 'accepted',
): Decision<readonly ReconciliationEvent[]> {
  if (state.status === 'none') return rejected('RECONCILIATION_NOT_FOUND');
  const data = { reconciliationId };
  if (step === 'sent') {
    return accepted(state.status === 'started' ? [{ type: 'ReconciliationSent', data }] : []);
  }
  const isNews = state.status === 'started' || state.status === 'sent';
  return accepted(isNews ? [{ type: 'ReconciliationAccepted', data }] : []);
}

export interface ClosingAnswer {
  readonly reconciliationId: string;
  readonly outcome: 'success' | 'failed' | 'unknown';
  readonly reason: string | null;
  readonly totals: readonly CircuitTotal[];
}

/**
 * Takes a terminal's totals and what the comparison of its day has brought, also after it was
 * interrupted. A second answer changes nothing.
 * @param compared Null if the terminal reported no totals.
 */
export function completeReconciliation(
  { reconciliation, terminal }: States,
  answer: ClosingAnswer,
  { compared, ...day }: Omit<Day, 'totals'> & { readonly compared: Comparison | null },
  newId: () => string,
): Decision<RunEvents, Comparison | null> {
  if (reconciliation.status === 'none') return rejected('RECONCILIATION_NOT_FOUND');
  if (!awaitsAnswer(reconciliation)) return accepted(nothing, null);
  const { reconciliationId, outcome, reason, totals } = answer;
  const over = freed(terminal, reconciliation.deviceId, reconciliationId);
  if (outcome === 'failed') {
    const failed = { type: 'ReconciliationFailed', data: { reconciliationId, reason } } as const;
    return accepted({ reconciliation: [failed], terminal: over }, null);
  }
  const found = compared ?? totalsMissing(day);
  const isLate = reconciliation.status === 'interrupted' && outcome === 'success';
  const late = isLate ? [TOTALS_LATE] : [];
  const comparison = { ...found, differences: [...late, ...found.differences] };
  return accepted(
    {
      reconciliation: [
        ...(outcome === 'success'
          ? [
              {
                type: 'TerminalTotalsReceived' as const,
                data: { reconciliationId, totals: [...totals] },
              },
            ]
          : []),
        ...comparedEvents(reconciliationId, comparison, day, newId),
      ],
      terminal: over,
    },
    comparison,
  );
}

function totalsMissing(day: Omit<Day, 'totals'>): Comparison {
  const { ledgerTotals, receiptTotals } = totalsOf(day);
  const difference = {
    kind: 'totals-missing',
    transactionId: null,
    callId: null,
    STAN: null,
    cardCircuit: null,
    currency: null,
    expected: null,
    found: null,
  } as const;
  return {
    differences: [difference],
    found: [],
    terminalTotals: [],
    ledgerTotals,
    receiptTotals,
  };
}

function comparedEvents(
  reconciliationId: string,
  comparison: Comparison,
  { ledger }: Omit<Day, 'totals'>,
  newId: () => string,
): readonly ReconciliationEvent[] {
  const { differences, terminalTotals, ledgerTotals, receiptTotals } = comparison;
  return [
    {
      type: 'LedgerCompared',
      data: {
        reconciliationId,
        balanced: differences.length === 0,
        transactionIds: ledger.map(({ transactionId }) => transactionId),
        terminalTotals: [...terminalTotals],
        ledgerTotals: [...ledgerTotals],
        receiptTotals: [...receiptTotals],
      },
    },
    ...differences.map((difference) => ({
      type: 'DifferenceFound' as const,
      data: { reconciliationId, differenceId: newId(), ...difference },
    })),
  ];
}

/** A person settles a difference with a reason. Settled twice it stays as it was settled first. */
export function settleDifference(
  state: Reconciliation,
  settlement: {
    readonly reconciliationId: string;
    readonly differenceId: string;
    readonly reason: string;
    readonly settledBy: string;
  },
): Decision<readonly ReconciliationEvent[]> {
  if (state.status === 'none') return rejected('RECONCILIATION_NOT_FOUND');
  const isSettled = state.differences[settlement.differenceId];
  if (isSettled === undefined) return rejected('DIFFERENCE_NOT_FOUND');
  return accepted(isSettled ? [] : [{ type: 'DifferenceSettled', data: settlement }]);
}
