import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { PortalDoor } from './portal-door.js';
import type { Visit } from './visit.js';

export interface OpenVisit {
  readonly visitId: string;
  readonly portalId: string;
  /** Trimmed; empty where none was given. */
  readonly visitorName: string;
  readonly language: Language;
}

interface Events {
  readonly visit: readonly VisitEvent[];
}

/**
 * A visitor steps through a portal's door; whoever may not be there because of the PIN was sent away before. The same
 * visitor stepping in again finds everything as it was, and leaves an error behind.
 */
export function openVisit(
  { visit, door }: { readonly visit: Visit; readonly door: PortalDoor },
  { visitId, portalId, visitorName, language }: OpenVisit,
): Decision<Events> {
  if (visit.stage === 'none') {
    if (!door.known) return rejected('PORTAL_NOT_FOUND');
    if (!door.open) return rejected('PORTAL_CLOSED');
    if (door.asksName && visitorName === '') return rejected('VISITOR_NAME_REQUIRED');
    return accepted({
      visit: [
        {
          type: 'VisitOpened',
          data: { visitId, portalId, visitorName: visitorName || null, language },
        },
      ],
    });
  }
  if (visit.portalId !== portalId) return rejected('ID_ALREADY_USED');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  if (visit.status !== 'IN_ERROR') return accepted({ visit: [] });
  const status = visit.stage === 'inCall' ? 'IN_CALL' : 'IN_PERMISSION';
  return accepted({
    visit: [{ type: 'VisitStatusChanged', data: { visitId, status, note: null } }],
  });
}
