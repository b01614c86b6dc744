import { rejected } from '@foyer/contracts/decision';

import { isParty, type Call, type CallOn, type Joiner } from './call.js';

/** A joiner of a call that goes on, or why there is none. */
export function joinerOf(
  call: Call,
  joinerId: string,
):
  | { readonly type: 'found'; readonly call: CallOn; readonly joiner: Joiner }
  | ReturnType<typeof rejected> {
  if (call.stage === 'none') return rejected('CALL_NOT_FOUND');
  if (!isParty(call, joinerId)) return rejected('NOT_IN_CALL');
  if (call.stage === 'ended') return rejected('CALL_OVER');
  const joiner = call.joiners[joinerId];
  return joiner ? { type: 'found', call, joiner } : rejected('NOT_IN_CALL');
}
