import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { participantOf } from './participant-of.js';
import { supervisionEnded } from './supervise-call.js';

export interface LoseConnection {
  readonly callId: string;
  readonly joinerId: string;
  readonly since: string;
}

/** Records that the connection of a participant was lost; it may be restored. */
export function loseConnection(
  { call }: { readonly call: Call },
  { callId, joinerId, since }: LoseConnection,
): Decision<{ readonly call: readonly CallEvent[] }> {
  // To listen again is said again, and written again.
  if (call.stage === 'on' && call.supervisors[joinerId]) {
    return accepted({ call: [supervisionEnded(callId, joinerId, 'connection-lost')] });
  }
  const found = participantOf(call, joinerId);
  // A call that ended meanwhile has lost nothing, and who has left has no connection to lose.
  const isIn =
    found.type === 'found' && found.participant.joined && found.participant.awaySince === null;
  if (!isIn) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallConnectionLost', data: { callId, joinerId, since } }] });
}
