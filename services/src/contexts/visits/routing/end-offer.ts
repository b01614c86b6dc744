import { accepted, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent, OfferEndReason } from '@foyer/contracts/visits';

import type { Desk } from '../desk/state.js';
import {
  endRinging,
  nothingRang,
  ringsBetween,
  type OfferSides,
  type RingingEnded,
} from './end-ringing.js';
import { visitorInLine, type Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';

export interface EndOffer extends OfferSides {
  readonly reason: Exclude<OfferEndReason, 'visitor-gone'>;
}

/**
 * It stops ringing at a desk: rejected, unanswered, or no one sits there any more. The visitor's
 * place stays. An agent who let it ring is not asked again before being back.
 */
export function endOffer(
  { line, desk }: { readonly line: Line; readonly desk: Desk },
  { reason, ...offer }: EndOffer,
  { now }: Moment,
): Decision<RingingEnded> {
  const rings = ringsBetween(visitorInLine(line, offer.visitId), desk, offer.offerId);
  if (!rings) return accepted(nothingRang);
  const ended = endRinging(offer, reason, now);
  const unanswered = reason === 'unanswered' ? [notResponding(offer, now)] : [];
  return accepted({ line: ended.line, desk: [...ended.desk, ...unanswered] });
}

function notResponding({ agentId: memberId, offerId }: OfferSides, now: Date): DeskEvent {
  return { type: 'AgentNotResponding', data: { memberId, offerId, at: now.toISOString() } };
}
