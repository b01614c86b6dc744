import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './line.js';
import type { Moment } from './moment.js';
import { freePlace } from './place-in-line.js';
import type { PortalAdmission } from './portal-admission.js';
import type { Visit } from './visit.js';

export interface TransferVisitor {
  readonly portalId: string;
  readonly visitId: string;
  /** Where the visitor waits on; another portal than the one before. */
  readonly toPortalId: string;
  readonly movedBy: string;
  readonly reason: string;
}

interface States {
  readonly visit: Visit;
  readonly line: Line;
  readonly other: Line;
  readonly otherAdmission: PortalAdmission;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly other: readonly LineEvent[];
}

/**
 * A supervisor lets a visitor wait on at another portal, where the time waited so far counts; why is kept. Who rings at a desk
 * just now, or has left and keeps the place, stays.
 */
export function transferVisitor(
  { visit, line, other, otherAdmission }: States,
  { portalId, visitId, toPortalId, movedBy, reason }: TransferVisitor,
  { now }: Moment,
): Decision<Events> {
  const visitor = visitorInLine(line, visitId);
  if (!visitor || visit.stage !== 'waiting') return rejected('VISITOR_NOT_WAITING');
  if (!otherAdmission.known) return rejected('PORTAL_NOT_FOUND');
  if (!otherAdmission.open) return rejected('PORTAL_CLOSED');
  if (visitor.offer) return rejected('VISITOR_OFFERED_ELSEWHERE');
  if (visitor.kept || visitor.awaySince !== null) return rejected('VISITOR_AWAY');
  const { waitingSince } = visitor;
  return accepted({
    visit: [
      {
        type: 'VisitReturnedToLine',
        data: { visitId, portalId: toPortalId, callId: visit.callId },
      },
    ],
    line: [
      { type: 'VisitorTransferred', data: { portalId, visitId, toPortalId, movedBy, reason } },
      { type: 'VisitorWentToOtherLine', data: { portalId, visitId, toPortalId } },
    ],
    other: [
      {
        type: 'VisitorPlacedInLine',
        data: {
          portalId: toPortalId,
          visitId,
          joinedAt: freePlace(other, waitingSince),
          waitingSince,
          because: 'transferred',
          fromPortalId: portalId,
          agentId: null,
          at: now.toISOString(),
        },
      },
    ],
  });
}
