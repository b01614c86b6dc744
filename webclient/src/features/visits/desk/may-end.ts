import { permitsInCallOf, type CallRecord } from '@foyer/contracts/calls';

import type { CallInHand } from '../../../media/hooks/useCall.js';

/**
 * Whether a page offers to end a call with a visitor for everybody: not that of a colleague who is consulted. On the way
 * into the call its record tells who its agent is.
 */
export function mayEnd(
  { self }: Pick<CallInHand['state'], 'self'>,
  record: Pick<CallRecord, 'agentId'> | null,
  memberId: string,
): boolean {
  if (self === null) return record?.agentId === memberId;
  return permitsInCallOf('queue', 'call.end-for-all', self.role);
}
