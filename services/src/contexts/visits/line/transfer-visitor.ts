import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line } from './state.js';
import type { Moment } from '../visit/moment.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import type { Visit } from '../visit/state.js';
import { waitElsewhere } from './wait-elsewhere.js';

export interface TransferVisitor {
  readonly portalId: string;
  readonly visitId: string;
  /** The portal at which the visitor continues to wait; not the same as before. */
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
 * Moves a visitor to another portal for a supervisor. The time waited so far counts there, and the
 * reason is kept. A visitor who rings at a desk now, or has left and keeps the place, stays.
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
  const { callId } = visit;
  const going = { portalId, visitId, callId, toPortalId, waitingSince } as const;
  const moved = waitElsewhere(other, { ...going, because: 'transferred' }, now);
  const why: LineEvent = {
    type: 'VisitorTransferred',
    data: { portalId, visitId, toPortalId, movedBy, reason },
  };
  return accepted({ ...moved, line: [why, ...moved.line] });
}
