import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import type { WithOrigin } from './conclude.js';
import { depart } from './depart.js';
import type { OriginRules } from './origin-rules.js';
import { supervisionEnded } from './supervise-call.js';

export interface LeaveCall {
  readonly callId: string;
  readonly joinerId: string;
  /** Why. A lost connection counts only if it is still gone since that very moment. */
  readonly because:
    | { readonly reason: 'left' | 'removed' | 'signed-out' | 'called-off' }
    | { readonly reason: 'administrator-ended'; readonly by: string }
    | { readonly reason: 'connection-lost'; readonly awaySince: string };
}

/**
 * Removes a participant, or withdraws a knock. The origin of the call decides if the call
 * continues.
 */
export function leaveCall<States extends { readonly call: Call }, Events>(
  states: States,
  { callId, joinerId, because }: LeaveCall,
  { now }: { readonly now: Date },
  rules: OriginRules<States, Events>,
): Decision<WithOrigin<Events>> {
  const { call } = states;
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  // A supervisor who was awaited as a participant and did not come may continue to listen.
  if (call.stage === 'on' && call.supervisors[joinerId] && because.reason !== 'connection-lost') {
    return accepted({ call: [supervisionEnded(callId, joinerId, 'left')] });
  }
  const participant = call.participants[joinerId];
  if (!participant) {
    const isKnocking = call.stage === 'on' && call.knockers[joinerId] !== undefined;
    if (!isKnocking) return rejected('NOT_IN_CALL');
    return accepted({ call: [{ type: 'CallKnockWithdrawn', data: { callId, joinerId } }] });
  }
  if (call.stage === 'ended') return accepted({ call: [] });
  const { reason: how } = because;
  const isBack = how === 'connection-lost' && participant.awaySince !== because.awaySince;
  if (isBack) return accepted({ call: [] });
  const by = because.reason === 'administrator-ended' ? { by: because.by } : {};
  const going = { callId, joinerId, participant, how, ...by };
  return accepted(depart(call, states, going, rules, now));
}
