import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { permitsInCall } from '@foyer/contracts/sessions';

import type { Call } from './call.js';
import { type WithOrigin } from './conclude.js';
import { depart } from './depart.js';
import type { OriginRules } from './origin-rules.js';

export interface EndCall {
  readonly callId: string;
  readonly endedBy: string;
}

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
  if (participant.admission === 'removed') return rejected('NOT_IN_CALL');
  const may = !participant.paused && permitsInCall('call.end-for-all', participant.role);
  if (!may) return rejected('FORBIDDEN');
  return accepted(
    depart(call, states, { callId, joinerId: endedBy, participant, how: 'ended' }, rules, now),
  );
}
