import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent, SignOutReason } from '@foyer/contracts/identity';

import type { KnownMember, MemberState } from './member.js';

/** More sessions than people have devices; the oldest makes room for a new one. */
export const MAX_SESSIONS = 100;

export interface SignIn {
  readonly sessionId: string;
  /** The credential whose password was given. */
  readonly credentialId: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
}

/**
 * Begins a session for somebody who gave the right password. The password may have been replaced, or the member
 * deactivated, since it was looked up; what stands here counts.
 */
export function signIn(state: MemberState, command: SignIn): Decision<readonly MemberEvent[]> {
  if (state.status === 'unknown' || state.credentialId !== command.credentialId) {
    return rejected('WRONG_CREDENTIALS');
  }
  if (state.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
  return accepted(beginSession(state, command));
}

/** The events that begin a session; none where it has begun already. */
export function beginSession(
  state: KnownMember,
  { sessionId, signedInAt, expiresAt }: Omit<SignIn, 'credentialId'>,
): readonly MemberEvent[] {
  if (state.sessions.has(sessionId)) return [];
  const running = [...state.sessions].filter(([, end]) => end > signedInAt);
  const [oldest] = running.length >= MAX_SESSIONS ? running : [];
  const begun: MemberEvent = {
    type: 'MemberSignedIn',
    data: { memberId: state.id, sessionId, signedInAt, expiresAt },
  };
  return oldest ? [signedOut(state, oldest[0], 'too-many-sessions'), begun] : [begun];
}

/** Ends one session; one that is over already stays so. */
export function signOut(state: MemberState, sessionId: string): Decision<readonly MemberEvent[]> {
  return state.status !== 'unknown' && state.sessions.has(sessionId)
    ? accepted([signedOut(state, sessionId, 'signed-out')])
    : accepted([]);
}

/** The events that end all sessions, or all but one. */
export function endSessions(
  state: KnownMember,
  reason: SignOutReason,
  keep?: string,
): readonly MemberEvent[] {
  return [...state.sessions.keys()]
    .filter((sessionId) => sessionId !== keep)
    .map((sessionId) => signedOut(state, sessionId, reason));
}

function signedOut(state: KnownMember, sessionId: string, reason: SignOutReason): MemberEvent {
  return { type: 'MemberSignedOut', data: { memberId: state.id, sessionId, reason } };
}
