import type { Participant } from '@foyer/contracts/calls';

import type { CallWorld } from './call-context.js';
import type { CallNow } from './call-state.js';

/** True if this page may be heard and seen: a supervisor only while whispering. */
export function maySendIn(
  { supervisors = [], mediaRules = null }: Partial<CallNow>,
  self: Participant,
  { maySend }: Pick<CallWorld, 'maySend'>,
): boolean {
  const own = supervisors.find(({ userCallId }) => userCallId === self.userCallId);
  if (own) return own.mode === 'whisper';
  return maySend?.(self.role, mediaRules) ?? true;
}

/** Returns the supervisors that this page knows, who may whisper to it. */
export function otherSupervisors({ supervisors = [] }: Partial<CallNow>, self: Participant | null) {
  return supervisors.filter(({ userCallId }) => userCallId !== self?.userCallId);
}
