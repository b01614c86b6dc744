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

/** Whether this visitor may be offered to this agent, who has not turned the same visitor down a moment ago. */
export function isOfferable(visitor: WaitingVisitor, agentId: string, now: Date): boolean {
  const again = offerableAgainAt(visitor, agentId);
  return isPickable(visitor) && (again === undefined || again <= now.getTime());
}

/** The visitor to offer to an agent: the one who has waited longest among those that may be offered to that agent. */
export function nextToOffer(line: Line, agentId: string, now: Date): WaitingVisitor | undefined {
  return line.visitors.find((visitor) => isOfferable(visitor, agentId, now));
}

/** When an agent who turned this visitor down may be asked again, in milliseconds since the epoch. */
export function offerableAgainAt(visitor: WaitingVisitor, agentId: string): number | undefined {
  const declinedAt = visitor.declinedAt[agentId];
  return declinedAt === undefined ? undefined : Date.parse(declinedAt) + OFFER_AGAIN_MS;
}
