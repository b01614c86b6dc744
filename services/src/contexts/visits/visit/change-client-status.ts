import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { Visit } from './state.js';

/** A reload takes a page back to the first step; a page that never stops would fill the log. */
export const STEPS_MAX = 50;

export interface ChangeClientStatus {
  readonly visitId: string;
  readonly status: 'IN_PERMISSION' | 'IN_START';
}

interface Events {
  readonly visit: readonly VisitEvent[];
}

/**
 * Applies the progress that a visitor's page reports. A report does not move a visitor who waits or
 * is in the call: a reloaded page begins from the first step. It does not end an error either,
 * which stays until the visitor begins again. After too many steps they are no longer kept.
 */
export function changeClientStatus(
  { visit }: { readonly visit: Visit },
  { visitId, status }: ChangeClientStatus,
): Decision<Events> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  const arrives = visit.stage === 'arriving' && visit.status !== 'IN_ERROR';
  const moves = arrives && visit.status !== status && visit.timesStepped < STEPS_MAX;
  return accepted({
    visit: moves ? [{ type: 'VisitStatusChanged', data: { visitId, status, note: null } }] : [],
  });
}
