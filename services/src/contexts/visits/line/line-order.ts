import { OFFER_AGAIN_MS } from '@foyer/contracts/visits';

import type { Line, WaitingVisitor } from './state.js';

/** True if this visitor can be served now: the visitor is there, and no desk rings for them. */
export function isPickable(visitor: WaitingVisitor): boolean {
  return visitor.offer === null && visitor.awaySince === null;
}

/**
 * Returns the one visitor whom an agent may pick from a line: agents may not skip a visitor who has
 * waited longer.
 */
export function nextToPick(line: Line): WaitingVisitor | undefined {
  return line.visitors.find(isPickable);
}

/** True if an agent turned this visitor down so recently that they must not be connected yet. */
export function isDeclined(visitor: WaitingVisitor, agentId: string, now: Date): boolean {
  const again = offerableAgainAt(visitor, agentId);
  return again !== undefined && again > now.getTime();
}

/** True if this visitor may be offered to this agent, without regard to others. */
export function isOfferable(visitor: WaitingVisitor, agentId: string, now: Date): boolean {
  return isPickable(visitor) && !isDeclined(visitor, agentId, now);
}

/**
 * Returns the visitor to offer to an agent: the oldest one who is there and rings at no other desk.
 * Returns none while an older visitor is there whom this agent turned down recently, even if
 * another desk rings for that visitor. Agents must not get a younger visitor of a portal by turning
 * down an older one.
 */
export function nextToOffer(line: Line, agentId: string, now: Date): WaitingVisitor | undefined {
  for (const visitor of line.visitors) {
    if (visitor.awaySince !== null) continue;
    if (isDeclined(visitor, agentId, now)) return undefined;
    if (visitor.offer === null) return visitor;
  }
  return undefined;
}

/**
 * Returns when an agent who turned this visitor down can be asked again, in milliseconds since the
 * epoch.
 */
export function offerableAgainAt(visitor: WaitingVisitor, agentId: string): number | undefined {
  const declinedAt = visitor.declinedAt[agentId];
  return declinedAt === undefined ? undefined : Date.parse(declinedAt) + OFFER_AGAIN_MS;
}
