import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { leavePlace } from './leave-place.js';
import { visitorInLine, type Line } from './state.js';
import type { Moment } from '../visit/moment.js';
import type { Visit } from '../visit/state.js';

export interface LeaveLine {
  readonly visitId: string;
  readonly portalId: string;
  /**
   * The reason why the visitor leaves. An absent visitor leaves only if still away since that very
   * moment. A portal that closes sends off no visitor who waits at another portal by now.
   */
  readonly because:
    | { readonly reason: 'left' }
    | { readonly reason: 'portal-closed'; readonly closedId: string }
    | { readonly reason: 'absent'; readonly awaySince: string };
}

interface States {
  readonly visit: Visit;
  readonly line: Line;
  /** The desk at which it rings for this visitor; undefined where it rings nowhere. */
  readonly desk: Desk | undefined;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

const nothing: Events = { visit: [], line: [], desk: [] };

/** A visitor gives up, stays away, or is sent off because the portal closes: the visit ends. */
export function leaveLine(
  { visit, line, desk }: States,
  { visitId, portalId, because }: LeaveLine,
  { now }: Moment,
): Decision<Events> {
  const { reason } = because;
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage === 'ended') return accepted(nothing);
  if (reason === 'portal-closed' && visit.portalId !== because.closedId) return accepted(nothing);
  // Went on to another line since it was looked up.
  if (visit.portalId !== portalId) return rejected('CONFLICT');
  if (visit.stage === 'inCall') return rejected('VISITOR_NOT_WAITING');
  if (reason === 'absent' && visitorInLine(line, visitId)?.awaySince !== because.awaySince) {
    return accepted(nothing);
  }
  // The line was read before the visitor came back to it, and the visit after: one without the
  // other would stay.
  if (!visitorInLine(line, visitId) && visit.stage === 'waiting') return rejected('CONFLICT');
  const left = leavePlace({ line, desk }, { visitId, portalId, reason }, now);
  if (!left) return rejected('CONFLICT');
  const isClosed = reason === 'portal-closed' && Boolean(visitorInLine(line, visitId)?.kept);
  const closed = { type: 'VisitorPlaceClosed', data: { portalId, visitId } } as const;
  return accepted({
    visit: [{ type: 'VisitEnded', data: { visitId, reason } }],
    desk: left.desk,
    line: [...(isClosed ? [closed] : []), ...left.line],
  });
}
