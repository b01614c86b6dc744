import { accepted, type Decision } from '@foyer/contracts/decision';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { Visit } from './visit.js';

/** No one came to a visit, or no one came back to it, before it waited in line. Who waits or is answered is not its concern. */
export function endDesertedVisit(
  { visit }: { readonly visit: Visit },
  { visitId }: { readonly visitId: string },
): Decision<{ readonly visit: readonly VisitEvent[] }> {
  if (visit.stage !== 'arriving') return accepted({ visit: [] });
  return accepted({ visit: [{ type: 'VisitEnded', data: { visitId, reason: 'absent' } }] });
}
