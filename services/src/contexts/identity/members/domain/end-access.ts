import { accepted, type Decision } from '@foyer/contracts/decision';
import type { AccessEndReason, MemberEvent, SignOutReason } from '@foyer/contracts/identity';

import type { KnownMember, MemberState } from './member.js';
import { endSessions } from './sessions.js';
import { withdrawEmailChange } from './sign-in-names.js';

const SIGN_OUT: Readonly<Record<AccessEndReason, SignOutReason>> = {
  'signed-out-everywhere': 'signed-out',
  'password-changed': 'password-changed',
  linked: 'password-changed',
  deactivated: 'deactivated',
  deleted: 'deactivated',
};

/**
 * The events that end all that acts in a member's name, but for the session in which it is asked
 * for.
 */
export function endAccess(
  member: KnownMember,
  reason: AccessEndReason,
  keep?: string,
): readonly MemberEvent[] {
  return [
    ...endSessions(member, SIGN_OUT[reason], keep),
    ...withdrawEmailChange(member),
    { type: 'MemberAccessEnded', data: { memberId: member.id, reason } },
  ];
}

/** Ends all access of a member except the session in which it is requested. */
export function signOutElsewhere(
  state: MemberState,
  sessionId: string,
): Decision<readonly MemberEvent[]> {
  return accepted(
    state.status === 'unknown' ? [] : endAccess(state, 'signed-out-everywhere', sessionId),
  );
}

/** True of a member who was never in, so that a first password ends nothing. */
export function hasNoAccess({ credentialId, sessions }: KnownMember): boolean {
  return credentialId === null && sessions.size === 0;
}
