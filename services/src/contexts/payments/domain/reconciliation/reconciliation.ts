import type { ReconciliationEvent } from '@foyer/contracts/payments';

/** The closing of a terminal's day. */
export type Reconciliation =
  | {
      readonly status: 'none';
      /** True if its time has come. */
      readonly isDue: boolean;
    }
  | {
      readonly status: 'started' | 'sent' | 'accepted' | 'interrupted' | 'failed' | 'compared';
      readonly deviceId: string;
      /** ISO 8601. */
      readonly startedAt: string;
      /** By id: true if a person has settled it. */
      readonly differences: Readonly<Record<string, boolean>>;
    };

export const noReconciliation: Reconciliation = { status: 'none', isDue: false };

export function evolveReconciliation(
  state: Reconciliation,
  event: ReconciliationEvent,
  at: string,
): Reconciliation {
  if (event.type === 'ReconciliationStarted') {
    const { deviceId } = event.data;
    return { status: 'started', deviceId, startedAt: at, differences: {} };
  }
  if (event.type === 'DayClosingDue')
    return state.status === 'none' ? { ...state, isDue: true } : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'ReconciliationSent':
      return { ...state, status: 'sent' };
    case 'ReconciliationAccepted':
      return { ...state, status: 'accepted' };
    case 'TerminalTotalsReceived':
      return state;
    case 'ReconciliationFailed':
      return { ...state, status: 'failed' };
    case 'ReconciliationInterrupted':
      return { ...state, status: 'interrupted' };
    case 'LedgerCompared':
      return { ...state, status: 'compared' };
    case 'DifferenceFound':
      return withDifference(state, event.data.differenceId, false);
    case 'DifferenceSettled':
      return withDifference(state, event.data.differenceId, true);
  }
}

function withDifference<S extends { readonly differences: Readonly<Record<string, boolean>> }>(
  state: S,
  differenceId: string,
  isSettled: boolean,
): S {
  return { ...state, differences: { ...state.differences, [differenceId]: isSettled } };
}

type Known = Extract<Reconciliation, { deviceId: string }>;

/** True if the terminal must still answer. */
export function isOpen(state: Reconciliation): state is Known {
  return state.status === 'started' || state.status === 'sent' || state.status === 'accepted';
}

/** True if an answer of the terminal is news: it must still come, or the closing was interrupted. */
export function awaitsAnswer(state: Reconciliation): state is Known {
  return state.status === 'interrupted' || isOpen(state);
}
