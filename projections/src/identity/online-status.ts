import type { OnlineStatus } from '@foyer/contracts/identity';

import type { MemberDesk } from './members.model.js';

/** The state of a desk that was never opened. */
export const NEW_DESK: MemberDesk = {
  open: false,
  lost: false,
  availability: 'auto',
  inCall: false,
  otherCalls: [],
  busy: false,
  silent: false,
};

/** Returns the presence of a member as others see it. */
export function onlineStatusOf(desk: MemberDesk): OnlineStatus {
  const { open, lost, availability, inCall, otherCalls, busy, silent } = desk;
  if (inCall || otherCalls.length > 0) return 'inCall';
  if (!open || lost || availability === 'offline') return 'offline';
  if (busy) return 'inCall';
  return availability === 'away' || silent ? 'away' : 'online';
}
