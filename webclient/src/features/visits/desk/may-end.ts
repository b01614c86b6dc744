import { permitsInCallOf } from '@foyer/contracts/calls';

import type { CallInHand } from '../../../media/hooks/useCall.js';

/** Whether a page offers to end a call with a visitor for everybody: not that of a colleague who is consulted. */
export function mayEnd({ self }: Pick<CallInHand['state'], 'self'>): boolean {
  return self === null || permitsInCallOf('queue', 'call.end-for-all', self.role);
}
