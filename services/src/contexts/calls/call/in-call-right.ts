import { permitsInCallOf, type MediaRules } from '@foyer/contracts/calls';
import { rejected } from '@foyer/contracts/decision';
import type { InCallPolicy } from '@foyer/contracts/sessions';

import type { Call } from './call.js';
import { participantOf, publisherOf } from './participant-of.js';

/**
 * Finds a participant of a running call who has a right by in-call role; otherwise the rejection.
 */
export function entitled(
  call: Call,
  by: string,
  policy: InCallPolicy,
  rules: MediaRules | null = null,
) {
  const found = publisherOf(call, by);
  if (found.type === 'rejected') return found;
  const { role, paused } = found.participant;
  const may = permitsInCallOf(found.call.origin.kind, policy, role, rules);
  return paused || !may ? rejected('FORBIDDEN') : found;
}

/** Checks the same right over another participant: only an admin may act on an admin. */
export function entitledOver(call: Call, by: string, joinerId: string, policy: InCallPolicy) {
  const acting = entitled(call, by, policy);
  if (acting.type === 'rejected') return acting;
  const found = participantOf(call, joinerId);
  if (found.type === 'rejected') return found;
  const isAbove = found.participant.role === 'admin' && acting.participant.role !== 'admin';
  return isAbove ? rejected('FORBIDDEN') : found;
}
