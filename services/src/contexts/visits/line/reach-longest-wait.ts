import { accepted, type Decision } from '@foyer/contracts/decision';
import type { LineEvent, VisitEvent } from '@foyer/contracts/visits';

import { visitorInLine, type Line, type WaitingVisitor } from './state.js';
import type { Moment } from '../visit/moment.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import type { Visit } from '../visit/state.js';
import { waitElsewhere } from './wait-elsewhere.js';

export interface ReachLongestWait {
  readonly visitId: string;
  readonly portalId: string;
}

interface States {
  readonly visit: Visit;
  readonly line: Line;
  readonly admission: PortalAdmission;
  /** The portal to which a visitor can be sent, and its line; absent if none is set. */
  readonly other?: Line | undefined;
  readonly otherAdmission?: PortalAdmission | undefined;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly other?: readonly LineEvent[];
}

const nothing: Events = { visit: [], line: [] };

/**
 * Returns when a visitor will have waited for the portal's longest time. It is undefined if there
 * is no such time, or the visitor was notified already.
 */
export function longestWaitAt(
  { longestWait: { minutes } }: PortalAdmission,
  { longSince, waitingSince, kept }: WaitingVisitor,
): Date | undefined {
  if (minutes === 0 || longSince !== null || kept !== null) return undefined;
  return new Date(Date.parse(waitingSince) + minutes * 60_000);
}

/**
 * Handles a visitor who has waited for the portal's longest time. The visitor is sent to another
 * portal with the time waited, or learns of other options. A visitor who rings at a desk now stays:
 * the turn is near. A visitor is not sent to another portal twice.
 */
export function reachLongestWait(
  { visit, line, admission, other, otherAdmission }: States,
  { visitId, portalId }: ReachLongestWait,
  { now }: Moment,
): Decision<Events> {
  const visitor = visitorInLine(line, visitId);
  if (!visitor || visit.stage !== 'waiting' || visitor.offer) return accepted(nothing);
  const due = longestWaitAt(admission, visitor);
  if (!due || due > now) return accepted(nothing);
  const { afterwards, otherPortalId } = admission.longestWait;
  const at = now.toISOString();
  if (afterwards === 'otherPortal' && other && otherAdmission?.open) {
    const { waitingSince } = visitor;
    const { callId } = visit;
    const going = { portalId, visitId, callId, toPortalId: otherPortalId, waitingSince } as const;
    return accepted(waitElsewhere(other, { ...going, because: 'waited-long' }, now));
  }
  const step = afterwards === 'otherPortal' ? 'message' : afterwards;
  return accepted({
    visit: [],
    line: [{ type: 'LongestWaitReached', data: { portalId, visitId, afterwards: step, at } }],
  });
}
