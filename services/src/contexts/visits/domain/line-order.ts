import { OFFER_AGAIN_MS } from '@foyer/contracts/visits';

import type { Line, WaitingVisitor } from './line.js';

/** Whether somebody could turn to this visitor now: the visitor is there, and it rings nowhere. */
export function isPickable(visitor: WaitingVisitor): boolean {
  return visitor.offer === null && visitor.awaySince === null;
}

/** The one visitor that an agent may pick from a line: no agent passes over somebody who has waited longer. */
export function nextToPick(line: Line): WaitingVisitor | undefined {
  return line.visitors.find(isPickable);
}

/** Whether an agent turned this visitor down so lately that the two are not to be brought together again yet. */
export function isDeclined(visitor: WaitingVisitor, agentId: string, now: Date): boolean {
  const again = offerableAgainAt(visitor, agentId);
  return again !== undefined && again > now.getTime();
}

/** Whether this visitor may be offered to this agent, as far as the two of them are concerned. */
export function isOfferable(visitor: WaitingVisitor, agentId: string, now: Date): boolean {
  return isPickable(visitor) && !isDeclined(visitor, agentId, now);
}

/**
 * The visitor to offer to an agent: the oldest one who is there and rings nowhere else. No one at all while somebody older is
 * there whom this agent turned down a moment ago, also where it rings elsewhere for that one: no agent is rung for a
 * younger visitor of a portal by turning down an older one.
 */
export function nextToOffer(line: Line, agentId: string, now: Date): WaitingVisitor | undefined {
  for (const visitor of line.visitors) {
    if (visitor.awaySince !== null) continue;
    if (isDeclined(visitor, agentId, now)) return undefined;
    if (visitor.offer === null) return visitor;
  }
  return undefined;
}

/** When an agent who turned this visitor down may be asked again, in milliseconds since the epoch. */
export function offerableAgainAt(visitor: WaitingVisitor, agentId: string): number | undefined {
  const declinedAt = visitor.declinedAt[agentId];
  return declinedAt === undefined ? undefined : Date.parse(declinedAt) + OFFER_AGAIN_MS;
}
