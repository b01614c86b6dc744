import { rejected, accepted, type Decision } from '@foyer/contracts/decision';
import { OFFER_RINGS_MS, type DeskEvent } from '@foyer/contracts/visits';

import { takesOffers, type Desk } from './state.js';

interface AtDesk {
  readonly memberId: string;
  readonly callId: string;
}

/** True if a colleague may be rung at this desk: the colleague is there, works and is free. */
export const mayBeConsulted = (desk: Desk): boolean =>
  takesOffers({
    ...desk,
    availability: desk.availability === 'manual' ? 'auto' : desk.availability,
  });

/** So long a colleague is rung, as for a visitor. */
export const consultExpiry = (now: Date): string =>
  new Date(now.getTime() + OFFER_RINGS_MS).toISOString();

/** It rings at a colleague's desk. */
export function ringForConsult(
  desk: Desk,
  data: AtDesk & {
    readonly portalId: string;
    readonly visitId: string;
    readonly by: string;
    readonly expiresAt: string;
  },
): Decision<readonly DeskEvent[]> {
  if (!mayBeConsulted(desk)) return rejected('COLLEAGUE_BUSY');
  return accepted([{ type: 'AgentConsulted', data }]);
}

/** The colleague is in the call. */
export function answerConsultAt(
  { engagement, open }: Desk,
  { memberId, callId }: AtDesk,
): Decision<readonly DeskEvent[]> {
  const rings = engagement.kind === 'consulted' && engagement.callId === callId;
  if (!rings || !open) return rejected('CONSULT_OVER');
  const { visitId } = engagement;
  return accepted([{ type: 'AgentEngaged', data: { memberId, visitId, callId } }]);
}

/** The colleague is free again, rung or in the call. */
export function freeOfConsult(
  { engagement }: Desk,
  { memberId, callId }: AtDesk,
  now: Date,
): readonly DeskEvent[] {
  if (engagement.kind !== 'consulted' && engagement.kind !== 'inCall') return [];
  if (engagement.callId !== callId) return [];
  const type = engagement.kind === 'consulted' ? 'AgentConsultEnded' : 'AgentFreed';
  return [{ type, data: { memberId, callId, at: now.toISOString() } }];
}
