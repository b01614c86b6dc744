import type { FoundDifference } from '@foyer/contracts/payments';

/** Totals that came after the interruption are for a person to look at, also where they fit. */
export const TOTALS_LATE: Omit<FoundDifference, 'differenceId'> = {
  kind: 'totals-late',
  transactionId: null,
  callId: null,
  STAN: null,
  cardCircuit: null,
  currency: null,
  expected: null,
  found: null,
};
