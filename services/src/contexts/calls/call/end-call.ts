import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { permitsInCall } from '@foyer/contracts/sessions';

import type { Call, CallOn } from './call.js';
import { type WithOrigin } from './conclude.js';
import { depart } from './depart.js';
import type { OriginRules } from './origin-rules.js';

export interface EndCall {
  readonly callId: string;
  readonly endedBy: string;
}

/**
 * True for those who are in the call. The agent of a visitor's call ends it also if their page did
 * not get into it: their desk is taken until then.
 */
const mayActIn = ({ origin, participants }: CallOn, joinerId: string): boolean =>
  participants[joinerId]?.joined === true ||
  (origin.kind === 'queue' && origin.agentId === joinerId);

/** Ends a call for all, if the person has the right to do so. */
export function endCall<States extends { readonly call: Call }, Events>(
  states: States,
  { callId, endedBy }: EndCall,
  { now }: { readonly now: Date },
  rules: OriginRules<States, Events>,
): Decision<WithOrigin<Events>> {
  const { call } = states;
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  const participant = call.participants[endedBy];
  if (!participant) return rejected('NOT_IN_CALL');
  if (call.stage === 'ended') return accepted({ call: [] });
  if (participant.admission === 'removed' || !mayActIn(call, endedBy))
    return rejected('NOT_IN_CALL');
  const may = !participant.paused && permitsInCall('call.end-for-all', participant.role);
  if (!may) return rejected('FORBIDDEN');
  return accepted(
    depart(call, states, { callId, joinerId: endedBy, participant, how: 'ended' }, rules, now),
  );
}
