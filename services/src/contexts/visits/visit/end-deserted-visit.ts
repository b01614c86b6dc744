import { accepted, type Decision } from '@foyer/contracts/decision';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { Visit } from './state.js';

/**
 * Ends a visit to which the visitor did not come, or did not come back, before it waited in line.
 * It leaves a visit alone that waits or is answered.
 */
export function endDesertedVisit(
  { visit }: { readonly visit: Visit },
  { visitId }: { readonly visitId: string },
): Decision<{ readonly visit: readonly VisitEvent[] }> {
  if (visit.stage !== 'arriving') return accepted({ visit: [] });
  return accepted({ visit: [{ type: 'VisitEnded', data: { visitId, reason: 'absent' } }] });
}
