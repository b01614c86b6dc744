import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { isParty, type Call, type CallOn } from './call.js';
import { conclude, nothingConcluded, type Concluded } from './conclude.js';

export interface LeaveCall {
  readonly callId: string;
  readonly joinerId: string;
  /** Why. A lost connection counts only if it is still gone since that very moment. */
  readonly because:
    | { readonly reason: 'left' | 'removed' }
    | { readonly reason: 'connection-lost'; readonly awaySince: string };
}

/** Somebody leaves for good. Of two, the other one would be alone: the call ends. */
export function leaveCall(
  { call }: { readonly call: Call },
  { callId, joinerId, because }: LeaveCall,
  { now }: { readonly now: Date },
): Decision<Concluded> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!isParty(call, joinerId)) return rejected('NOT_IN_CALL');
  if (call.stage === 'ended') return accepted(nothingConcluded);
  const { reason } = because;
  const leaves = { joinerId, reason };
  if (reason !== 'connection-lost') {
    const who = leftBy(call, joinerId);
    return accepted(conclude(call, { callId, reason: who, endedBy: joinerId, leaves }, now));
  }
  if (call.joiners[joinerId]?.awaySince !== because.awaySince) return accepted(nothingConcluded);
  return accepted(conclude(call, { callId, reason, endedBy: null, leaves }, now));
}

function leftBy(call: CallOn, joinerId: string) {
  return call.agentId === joinerId ? 'agent-left' : 'visitor-left';
}
