import { permitsInCallOf, type CallRecord } from '@foyer/contracts/calls';

import type { CallInHand } from '#media/hooks/useCall.js';

/**
 * True if a page offers to end a visitor's call for all: not that of a consulted colleague. On the
 * way into the call its record tells who its agent is.
 */
export function mayEnd(
  { self }: Pick<CallInHand['state'], 'self'>,
  record: Pick<CallRecord, 'agentId'> | null,
  memberId: string,
): boolean {
  if (self === null) return record?.agentId === memberId;
  return permitsInCallOf('queue', 'call.end-for-all', self.role);
}
