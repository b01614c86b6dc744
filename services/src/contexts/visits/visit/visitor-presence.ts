import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, LineEvent } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { endRingingOf } from '../routing/end-ringing.js';
import { visitorInLine, type Line } from '../line/state.js';
import type { Moment } from './moment.js';

export interface VisitorWentAway {
  readonly visitId: string;
  readonly portalId: string;
  readonly awaySince: string;
}

interface Events {
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

/** A waiting visitor's connection is gone. The place is kept; no one is rung for an empty chair. */
export function visitorWentAway(
  { line, desk }: { readonly line: Line; readonly desk: Desk | undefined },
  { visitId, portalId, awaySince }: VisitorWentAway,
  { now }: Moment,
): Decision<Events> {
  const visitor = visitorInLine(line, visitId);
  if (visitor?.awaySince !== null) return accepted({ line: [], desk: [] });
  const ringing = endRingingOf(portalId, visitor, desk, now);
  if (!ringing) return rejected('CONFLICT');
  return accepted({
    line: [...ringing.line, { type: 'VisitorWentAway', data: { portalId, visitId, awaySince } }],
    desk: ringing.desk,
  });
}

/** A visitor who was away is back, at the same place. */
export function visitorCameBack(
  { line }: { readonly line: Line },
  { visitId, portalId }: Pick<VisitorWentAway, 'visitId' | 'portalId'>,
): Decision<Pick<Events, 'line'>> {
  const away = visitorInLine(line, visitId)?.awaySince ?? null;
  return accepted({
    line: away === null ? [] : [{ type: 'VisitorCameBack', data: { portalId, visitId } }],
  });
}
