import type { MediaRules } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { InCallRole, SessionEvent } from '@foyer/contracts/sessions';

import type { KnownSession, SessionState } from './session.js';

/** A call begins in a session that has none. */
export function beginCall(state: SessionState, callId: string): Decision<readonly SessionEvent[]> {
  if (state.status !== 'known') return rejected('SESSION_NOT_FOUND');
  if (state.callId === callId) return accepted([]);
  if (state.callId !== null) return rejected('SESSION_LIVE');
  return accepted([{ type: 'SessionCallBegan', data: { sessionId: state.id, callId } }]);
}

/** The call of a session is over. */
export function callEnded(state: SessionState, callId: string): readonly SessionEvent[] {
  if (state.status === 'unknown' || state.callId !== callId) return [];
  return [{ type: 'SessionCallEnded', data: { sessionId: state.id, callId } }];
}

/** Returns the media that each role may send in the calls of a session. */
export function mediaRulesOf(state: SessionState): MediaRules | null {
  if (state.status === 'unknown') return null;
  const { cameraRoles, microphoneRoles, screenShareRoles, quality, startMuted } = state.settings;
  return { cameraRoles, microphoneRoles, screenShareRoles, quality, startMuted };
}

/** The way by which a person gets into the call of a session. */
export interface WayIn {
  readonly way: 'enter' | 'knock' | 'closed';
  readonly role: InCallRole;
}

/**
 * Members come in at once. Others get into a public session: as its access mode says. With a PIN
 * they come in once they knew it; a guest whose PIN is not looked at, since it was guessed at too
 * often, knocks. To others a private one is closed unless it takes those who knock.
 */
export function wayInto(
  { members, passed, sessionType, settings }: KnownSession,
  joiner: { readonly joinerId: string; readonly isStaff: boolean },
): WayIn {
  const ownRole = members.get(joiner.joinerId);
  if (ownRole !== undefined) return { way: 'enter', role: ownRole };
  const role = joiner.isStaff ? 'viewer' : 'guest';
  if (sessionType === 'direct') return { way: 'closed', role };
  if (settings.accessMode === 'knock') return { way: 'knock', role };
  if (settings.accessMode === 'pin') {
    if (passed.has(joiner.joinerId)) return { way: 'enter', role };
    return { way: joiner.isStaff ? 'closed' : 'knock', role };
  }
  return { way: sessionType === 'public' ? 'enter' : 'closed', role };
}

/** Notes that a person who does not belong to a session knew its PIN. */
export function passPin(
  state: SessionState,
  { personId, pinId }: { readonly personId: string; readonly pinId: string },
): Decision<readonly SessionEvent[]> {
  if (state.status !== 'known') return rejected('SESSION_NOT_FOUND');
  // There is another PIN by now.
  if (state.pinId !== pinId) return rejected('CONFLICT');
  if (state.members.has(personId) || state.passed.has(personId)) return accepted([]);
  return accepted([{ type: 'SessionPinPassed', data: { sessionId: state.id, personId, pinId } }]);
}
