import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { hasToKnockAfterAll } from './after-removal.js';
import type { Call } from './call.js';
import { participantOf } from './participant-of.js';
import { hasRoomToEnter } from './room-for.js';
import { supervisionEnded } from './supervise-call.js';

export interface JoinCall {
  readonly callId: string;
  readonly joinerId: string;
}

/** Lets a permitted person enter a call, enter it again, or return after a lost connection. */
export function joinCall(
  { call }: { readonly call: Call },
  { callId, joinerId }: JoinCall,
): Decision<{ readonly call: readonly CallEvent[] }> {
  const found = participantOf(call, joinerId);
  if (found.type === 'rejected') return found;
  if (hasToKnockAfterAll(call, found.participant)) return rejected('NOT_IN_CALL');
  const { joined, awaySince, joinerType } = found.participant;
  if (!joined) {
    if (joinerType === 'Guest' && !hasRoomToEnter(found.call)) return rejected('CALL_FULL');
    // A participant cannot be a supervisor of the same call.
    const ended = found.call.supervisors[joinerId]
      ? [supervisionEnded(callId, joinerId, 'joined')]
      : [];
    const joins: CallEvent = { type: 'CallJoined', data: { callId, joinerId, joinerType } };
    return accepted({ call: [...ended, joins] });
  }
  return accepted({
    call:
      awaySince === null ? [] : [{ type: 'CallConnectionRestored', data: { callId, joinerId } }],
  });
}
