import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { isParty, type Call } from './call.js';
import { conclude, nothingConcluded, type Concluded } from './conclude.js';

export interface EndCall {
  readonly callId: string;
  readonly endedBy: string;
}

/** An agent ends a call for everybody; a visitor who does so leaves it. */
export function endCall(
  { call }: { readonly call: Call },
  { callId, endedBy }: EndCall,
  { now }: { readonly now: Date },
): Decision<Concluded> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!isParty(call, endedBy)) return rejected('NOT_IN_CALL');
  if (call.stage === 'ended') return accepted(nothingConcluded);
  const reason = call.agentId === endedBy ? 'agent-ended' : 'visitor-left';
  const leaves = { joinerId: endedBy, reason: 'left' } as const;
  return accepted(conclude(call, { callId, reason, endedBy, leaves }, now));
}
