import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import {
  CALL_BACK_AT_AHEAD,
  CALLED_BACK_MS,
  type DeskEvent,
  type LineEvent,
  type VisitEvent,
} from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { endRingingOf } from '../routing/end-ringing.js';
import { visitorInLine, type Line } from './state.js';
import type { Moment } from '../visit/moment.js';
import type { Visit } from '../visit/state.js';

/**
 * The number of times that a visitor may keep a place. Each time a mail or text message goes to an
 * address whose owner is not proved.
 */
const TIMES_KEPT_MAX = 5;
/**
 * One's own number, and the one that was meant where it was mistyped: a text message costs money,
 * and these are strangers' else.
 */
const NUMBERS_MAX = 2;

export interface OfPlace {
  readonly visitId: string;
  readonly portalId: string;
}

interface Events {
  readonly visit: readonly VisitEvent[];
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

const nothing: Events = { visit: [], line: [], desk: [] };

/** The receiver of the link back: an e-mail, or a phone number in E.164. */
export type PlaceReply = { readonly email: string } | { readonly phoneNumber: string };

/**
 * A visitor goes and keeps the place; a link back is mailed or texted when it is nearly the turn.
 * It stops ringing.
 */
export function keepPlace(
  {
    visit,
    line,
    desk,
  }: { readonly visit: Visit; readonly line: Line; readonly desk: Desk | undefined },
  { visitId, portalId, ...to }: OfPlace & PlaceReply,
  { now }: Moment,
): Decision<Events> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  // Went on to another line since it was looked up.
  if (visit.portalId !== portalId) return rejected('CONFLICT');
  const visitor = visitorInLine(line, visitId);
  if (visit.stage !== 'waiting' || !visitor) return rejected('VISITOR_NOT_WAITING');
  const isKnown = 'email' in to ? visit.email === to.email : visit.phoneNumber === to.phoneNumber;
  if (visitor.kept && isKnown) return accepted(nothing);
  if (visit.timesKept >= TIMES_KEPT_MAX) return rejected('TOO_MANY_REQUESTS');
  if (isOneNumberTooMany(visit.numbers, to)) return rejected('TOO_MANY_REQUESTS');
  const ringing = endRingingOf(portalId, visitor, desk, now);
  if (!ringing) return rejected('CONFLICT');
  const keptSince = now.toISOString();
  return accepted({
    visit: [
      'email' in to
        ? { type: 'VisitPlaceKept', data: { visitId, email: to.email } }
        : { type: 'VisitPlaceKeptByText', data: { visitId, phoneNumber: to.phoneNumber } },
    ],
    line: [...ringing.line, { type: 'VisitorKeptPlace', data: { portalId, visitId, keptSince } }],
    desk: ringing.desk,
  });
}

function isOneNumberTooMany(named: readonly string[], to: PlaceReply): boolean {
  if ('email' in to || named.includes(to.phoneNumber)) return false;
  return named.length >= NUMBERS_MAX;
}

/** True if a visitor who keeps a place must be called back: only a few are ahead. */
export function isNearlyTheTurn(line: Line, visitId: string): boolean {
  const ahead = line.visitors.findIndex((visitor) => visitor.visitId === visitId);
  return ahead >= 0 && ahead <= CALL_BACK_AT_AHEAD;
}

/** It is nearly the turn of who has gone: the place is kept for a while longer. */
export function callBack(
  line: Line,
  { visitId, portalId }: OfPlace,
  { now }: Moment,
): Decision<readonly LineEvent[]> {
  const kept = visitorInLine(line, visitId)?.kept;
  if (kept?.expiresAt !== null || !isNearlyTheTurn(line, visitId)) return accepted([]);
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + CALLED_BACK_MS).toISOString();
  return accepted([{ type: 'VisitorCalledBack', data: { portalId, visitId, at, expiresAt } }]);
}

/** Returns a visitor to the place that was kept. */
export function returnToPlace(
  { visit, line }: { readonly visit: Visit; readonly line: Line },
  { visitId, portalId }: OfPlace,
): Decision<{ readonly line: readonly LineEvent[] }> {
  if (visit.stage === 'none') return rejected('VISIT_NOT_FOUND');
  if (visit.stage === 'ended') return rejected('VISIT_OVER');
  if (visit.portalId !== portalId) return rejected('CONFLICT');
  if (!visitorInLine(line, visitId)?.kept) return accepted({ line: [] });
  return accepted({ line: [{ type: 'VisitorCameBack', data: { portalId, visitId } }] });
}
