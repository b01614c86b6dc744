import type { DeskEvent, LineEvent, OfferEndReason } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import { visitorInLine, type Line, type WaitingVisitor } from '../line/state.js';

/** The ids that identify an offer on both of its sides. */
export interface OfferSides {
  readonly portalId: string;
  readonly visitId: string;
  readonly agentId: string;
  readonly offerId: string;
}

/**
 * The two facts by which an offer ends, one in the line and one at the desk; they are never written
 * apart.
 */
export interface RingingEnded {
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

export const nothingRang: RingingEnded = { line: [], desk: [] };

export function endRinging(offer: OfferSides, reason: OfferEndReason, now: Date): RingingEnded {
  const { portalId, visitId, agentId, offerId } = offer;
  return {
    line: [
      {
        type: 'OfferEnded',
        data: { portalId, visitId, offerId, agentId, reason, at: now.toISOString() },
      },
    ],
    desk: [{ type: 'AgentOfferEnded', data: { memberId: agentId, offerId, reason } }],
  };
}

/** True if an offer rings between this visitor and this desk; both sides always agree. */
export function ringsBetween(
  visitor: WaitingVisitor | undefined,
  desk: Desk,
  offerId: string,
): boolean {
  return (
    visitor?.offer?.offerId === offerId &&
    desk.engagement.kind === 'offered' &&
    desk.engagement.offerId === offerId
  );
}

/**
 * Ends the offer of a visitor who goes, where there is one. Undefined when `desk` is not the one at
 * which it rings: the line has changed since the desk was looked up, and both must be read again.
 */
export function endRingingOf(
  portalId: string,
  visitor: WaitingVisitor,
  desk: Desk | undefined,
  now: Date,
): RingingEnded | undefined {
  if (!visitor.offer) return nothingRang;
  const { visitId, offer } = visitor;
  if (!desk || !ringsBetween(visitor, desk, offer.offerId)) return undefined;
  return endRinging({ portalId, visitId, ...offer }, 'visitor-gone', now);
}

/**
 * Ends the offer at a desk that can no longer be asked, where there is one. Undefined when `line`
 * is not that of the visitor who is offered: the desk has changed since the line was looked up, and
 * both must be read again.
 */
export function endRingingAt(
  agentId: string,
  desk: Desk,
  line: Line | undefined,
  now: Date,
): RingingEnded | undefined {
  if (desk.engagement.kind !== 'offered') return nothingRang;
  const { portalId, visitId, offerId } = desk.engagement;
  if (!line || !ringsBetween(visitorInLine(line, visitId), desk, offerId)) return undefined;
  return endRinging({ portalId, visitId, offerId, agentId }, 'agent-gone', now);
}
