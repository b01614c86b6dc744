import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent, VisitEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { leavePlace } from '../line/leave-place.js';
import { visitorInLine, type Line } from '../line/state.js';
import type { Moment } from './moment.js';
import type { Visit } from './state.js';

export interface ReportClientError {
  readonly visitId: string;
  readonly portalId: string;
  readonly note: string | null;
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

/**
 * Records that a visitor's page failed. Its visitor gives up the place in line, since no desk
 * should ring for this page. A call continues, so that the visitor can begin again and come back to
 * it.
 */
export function reportClientError(
  { visit, line, desk }: States,
  { visitId, portalId, note }: ReportClientError,
  { now }: Moment,
): Decision<Events> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  // Went on to another line since it was looked up.
  if (visit.portalId !== portalId) return rejected('CONFLICT');
  if (visit.status === 'IN_ERROR') return accepted({ visit: [], line: [], desk: [] });
  // Read at two moments, as in leaveLine.
  if (visit.stage === 'waiting' && !visitorInLine(line, visitId)) return rejected('CONFLICT');
  const left = leavePlace({ line, desk }, { visitId, portalId, reason: 'left' }, now);
  if (!left) return rejected('CONFLICT');
  return accepted({
    visit: [
      { type: 'VisitStatusChanged', data: { visitId, status: 'IN_ERROR', note: null } },
      ...noted(visitId, note),
    ],
    ...left,
  });
}

function noted(visitId: string, note: string | null): readonly VisitEvent[] {
  return note === null ? [] : [{ type: 'VisitFaultNoted', data: { visitId, note } }];
}
