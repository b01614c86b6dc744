import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { Visit } from './visit.js';

export interface ChangeClientStatus {
  readonly visitId: string;
  readonly status: 'IN_PERMISSION' | 'IN_START';
}

interface Events {
  readonly visit: readonly VisitEvent[];
}

/**
 * A visitor's page says how far it has come. What it says does not move a visitor who waits or is in the call: a page
 * that is loaded again begins from the front. Nor does it end an error, which stays until the visitor begins again.
 */
export function changeClientStatus(
  { visit }: { readonly visit: Visit },
  { visitId, status }: ChangeClientStatus,
): Decision<Events> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  const moves =
    visit.stage === 'arriving' && visit.status !== 'IN_ERROR' && visit.status !== status;
  return accepted({
    visit: moves ? [{ type: 'VisitStatusChanged', data: { visitId, status, note: null } }] : [],
  });
}
