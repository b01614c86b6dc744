import type { ReconciliationEvent } from '@foyer/contracts/payments';

/** The closing of a terminal's day. */
export type Reconciliation =
  | {
      readonly status: 'none';
      /** True if its time has come. */
      readonly isDue: boolean;
    }
  | {
      readonly status: 'started' | 'sent' | 'accepted' | 'failed' | 'compared';
      readonly deviceId: string;
      /** By id: true if a person has settled it. */
      readonly differences: Readonly<Record<string, boolean>>;
    };

export const noReconciliation: Reconciliation = { status: 'none', isDue: false };

export function evolveReconciliation(
  state: Reconciliation,
  event: ReconciliationEvent,
): Reconciliation {
  if (event.type === 'ReconciliationStarted') {
    return { status: 'started', deviceId: event.data.deviceId, differences: {} };
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

/** True if the terminal must still answer. */
export function isOpen(
  state: Reconciliation,
): state is Extract<Reconciliation, { deviceId: string }> {
  return state.status === 'started' || state.status === 'sent' || state.status === 'accepted';
}
