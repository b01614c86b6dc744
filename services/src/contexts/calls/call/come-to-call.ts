import type { CallEvent, CallParticipant } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { addParticipant } from './add-participant.js';
import { hasRemovedGuest, hasToKnockAfterAll } from './after-removal.js';
import type { Call } from './call.js';
import { knock } from './knock.js';

export interface ComeToCall {
  readonly callId: string;
  readonly participant: CallParticipant;
  /** The way in, as the place of the call's origin decides. */
  readonly way: 'enter' | 'knock' | 'closed';
}

/**
 * Decides how a person comes to a call: people who may be in it already enter, others as the place
 * allows.
 */
export function comeToCall(
  { call }: { readonly call: Call },
  { callId, participant, way }: ComeToCall,
  moment: { readonly now: Date },
): Decision<{ readonly call: readonly CallEvent[] }> {
  const known = call.stage === 'on' ? call.participants[participant.joinerId] : undefined;
  // A removed person comes back only with an invitation; an open call is no invitation.
  if (known?.admission === 'removed') return rejected('NOT_IN_CALL');
  if (known && !hasToKnockAfterAll(call, known)) return accepted({ call: [] });
  if (way === 'closed') return rejected('CALL_CLOSED');
  if (way === 'knock' || (participant.joinerType === 'Guest' && hasRemovedGuest(call)))
    return knock({ call }, { callId, participant }, moment);
  return addParticipant(
    { call },
    { callId, participant, admission: 'admitted', addedBy: null },
    moment,
  );
}
