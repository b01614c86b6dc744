import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { joinerOf } from './joiner-of.js';

export interface JoinCall {
  readonly callId: string;
  readonly joinerId: string;
}

/** Somebody enters a call, or is back in it after the connection was gone. */
export function joinCall(
  { call }: { readonly call: Call },
  { callId, joinerId }: JoinCall,
): Decision<{ readonly call: readonly CallEvent[] }> {
  const found = joinerOf(call, joinerId);
  if (found.type === 'rejected') return found;
  const { joined, awaySince } = found.joiner;
  if (!joined) {
    const joinerType = found.call.agentId === joinerId ? 'User' : 'Guest';
    return accepted({ call: [{ type: 'CallJoined', data: { callId, joinerId, joinerType } }] });
  }
  return accepted({
    call:
      awaySince === null ? [] : [{ type: 'CallConnectionRestored', data: { callId, joinerId } }],
  });
}
