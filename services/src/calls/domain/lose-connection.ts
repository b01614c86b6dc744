import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { joinerOf } from './joiner-of.js';

export interface LoseConnection {
  readonly callId: string;
  readonly joinerId: string;
  readonly since: string;
}

/** A joiner's connection is gone; it may come back. */
export function loseConnection(
  { call }: { readonly call: Call },
  { callId, joinerId, since }: LoseConnection,
): Decision<{ readonly call: readonly CallEvent[] }> {
  const found = joinerOf(call, joinerId);
  // A call that ended meanwhile has lost nothing.
  if (found.type === 'rejected' || found.joiner.awaySince !== null) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallConnectionLost', data: { callId, joinerId, since } }] });
}
