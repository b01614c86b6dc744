import { accepted, type Decision } from '@foyer/contracts/decision';
import type { DeskEvent } from '@foyer/contracts/visits';

import type { Desk } from './state.js';
import type { Moment } from '../visit/moment.js';

export interface EndWrapUp {
  readonly memberId: string;
}

/**
 * Ends the wrap-up time after a call. It changes nothing if the agent ended the wrap-up already, or
 * did not begin it.
 */
export function endWrapUp(
  { desk: { wrapUp } }: { readonly desk: Desk },
  { memberId }: EndWrapUp,
  { now }: Moment,
): Decision<{ readonly desk: readonly DeskEvent[] }> {
  if (wrapUp === null || Date.parse(wrapUp.endsAt) > now.getTime()) return accepted({ desk: [] });
  const { callId } = wrapUp;
  const data = { memberId, callId, reason: 'expired', at: now.toISOString() } as const;
  return accepted({ desk: [{ type: 'AgentWrapUpEnded', data }] });
}
