import type { Participant } from '@foyer/contracts/calls';

import type { CallWorld } from './call-context.js';
import type { CallNow } from './call-state.js';

/** Whether this page may be heard and seen: a supervisor's only while it whispers. */
export function maySendIn(
  { supervisors = [], mediaRules = null }: Partial<CallNow>,
  self: Participant,
  { maySend }: Pick<CallWorld, 'maySend'>,
): boolean {
  const own = supervisors.find(({ userCallId }) => userCallId === self.userCallId);
  if (own) return own.mode === 'whisper';
  return maySend?.(self.role, mediaRules) ?? true;
}

/** Supervisors of whom this page is told, who may whisper to it. */
export function otherSupervisors({ supervisors = [] }: Partial<CallNow>, self: Participant | null) {
  return supervisors.filter(({ userCallId }) => userCallId !== self?.userCallId);
}
