import type { NotAskedReason } from '@foyer/contracts/visits';

import type { Desk } from './state.js';

/** An agent who was at work and could not be asked. */
export interface NotAsked {
  readonly agentId: string;
  readonly because: NotAskedReason;
}

/**
 * Returns the reason why no visitor is offered to this desk now. It is undefined if no agent works
 * there, or if offers are possible.
 */
export function whyNotAsked(desk: Desk): NotAskedReason | undefined {
  const { open, lostSince, availability, engagement, callStatus, notRespondingSince, wrapUp } =
    desk;
  if (!open) return undefined;
  if (lostSince !== null) return 'connection-lost';
  if (engagement.kind === 'inCall' || desk.otherCallIds.length > 0) return 'in-call';
  if (availability === 'away') return 'away';
  if (availability === 'offline') return 'not-working';
  if (availability === 'manual') return 'picks-by-hand';
  if (notRespondingSince !== null) return 'not-responding';
  if (engagement.kind === 'offered' || engagement.kind === 'consulted') return 'rings-already';
  if (wrapUp !== null) return 'wrap-up';
  return callStatus === 'busy' ? 'busy' : undefined;
}
