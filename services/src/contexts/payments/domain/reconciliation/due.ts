import { accepted, type Decision } from '@foyer/contracts/decision';
import type { DayClosingDue, ReconciliationEvent } from '@foyer/contracts/payments';
import type { EventOf } from '@foyer/contracts/schema';

import type { Reconciliation } from './reconciliation.js';

/** The time to close a terminal's day has come; that is so once. */
export function closingIsDue(
  state: Reconciliation,
  due: EventOf<typeof DayClosingDue>['data'],
): Decision<readonly ReconciliationEvent[]> {
  const isNews = state.status === 'none' && !state.isDue;
  return accepted(isNews ? [{ type: 'DayClosingDue', data: due }] : []);
}
