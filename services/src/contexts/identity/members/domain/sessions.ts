import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type {
  MemberEvent,
  MemberRole,
  SignInMethod,
  SignOutReason,
} from '@foyer/contracts/identity';

import type { KnownMember, MemberState } from './member.js';
import type { FactorCode } from './second-factor.js';
import { factorDue, factorOf, spendCode } from './spend-code.js';

/** More sessions than people have devices; the oldest makes room for a new one. */
export const MAX_SESSIONS = 100;

export interface SignIn {
  readonly sessionId: string;
  /** The credential whose password was given. */
  readonly credentialId: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
  /** From where it is begun; empty where that is not known. */
  readonly origin: SessionOrigin;
  /** True of the roles whose members need a second factor. */
  readonly factorRoles: Readonly<Record<MemberRole, boolean>>;
  /** The code of the second factor, once it was given. */
  readonly proof: FactorCode | null;
}

/** `factor-asked`: the password was right, and no session begins without a code. */
export type SignInResult = 'signed-in' | 'factor-asked';

/** A session that is about to begin, however that was allowed. */
type NewSession = Omit<SignIn, 'credentialId' | 'factorRoles' | 'proof'>;

/** The marks by which owners tell their sessions apart. */
export interface SessionOrigin {
  /** Browser and system. */
  readonly device: string;
  /** Shortened to its network. */
  readonly address: string;
}

/**
 * Begins a session for a person who gave the right password. The password may have been replaced,
 * or the member deactivated, since the lookup; the current state counts.
 */
export function signIn(
  state: MemberState,
  command: SignIn,
): Decision<readonly MemberEvent[], SignInResult> {
  if (state.status === 'unknown' || state.credentialId !== command.credentialId) {
    return rejected('WRONG_CREDENTIALS');
  }
  // A member from a user source signs in through the source: an earlier password is no longer
  // valid.
  if (state.source !== null) {
    return rejected('WRONG_CREDENTIALS');
  }
  if (state.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
  if (factorOf(state) === null) {
    return accepted(beginOwnSession(state, command, 'password'), 'signed-in');
  }
  if (command.proof === null) return accepted([], 'factor-asked');
  const used = spendCode(state, command.proof);
  if (used === undefined) return rejected('FACTOR_CODE_WRONG');
  return accepted([used, ...beginSession(state, command, 'password')], 'signed-in');
}

/**
 * The events that begin a session for a member without a second factor. The session is only
 * good for the setup if the role asks for one.
 */
export function beginOwnSession(
  state: KnownMember,
  command: SignIn,
  method: SignInMethod,
): readonly MemberEvent[] {
  const isDue = command.factorRoles[state.role];
  return [
    ...beginSession(state, command, method),
    ...(isDue ? [factorDue(state.id, command.sessionId)] : []),
  ];
}

/** The events that begin a session; none where it has begun already. */
export function beginSession(
  state: KnownMember,
  { sessionId, signedInAt, expiresAt, origin }: NewSession,
  method: SignInMethod,
): readonly MemberEvent[] {
  if (state.sessions.has(sessionId)) return [];
  const running = [...state.sessions].filter(([, end]) => end > signedInAt);
  const [oldest] = running.length >= MAX_SESSIONS ? running : [];
  const memberId = state.id;
  return [
    ...(oldest ? [signedOut(state, oldest[0], 'too-many-sessions')] : []),
    { type: 'MemberSignedIn', data: { memberId, sessionId, method, signedInAt, expiresAt } },
    { type: 'SessionOriginNoted', data: { memberId, sessionId, ...origin } },
  ];
}

/** Lets a session last until a moment; one that ended meanwhile stays so. */
export function prolong(
  state: MemberState,
  { sessionId, expiresAt }: Pick<SignIn, 'sessionId' | 'expiresAt'>,
): Decision<readonly MemberEvent[]> {
  const end = state.status === 'unknown' ? undefined : state.sessions.get(sessionId);
  if (state.status === 'unknown' || end === undefined) return rejected('SIGNED_OUT');
  if (end >= expiresAt) return accepted([]);
  const data = { memberId: state.id, sessionId, expiresAt };
  return accepted([{ type: 'MemberSignInProlonged', data }]);
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
