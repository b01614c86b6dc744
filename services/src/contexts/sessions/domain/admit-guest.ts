import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { passPin, wayInto } from './session-call.js';
import type { SessionState } from './session.js';

export interface ArrivingGuest {
  readonly guestId: string;
  /** The PIN that the guest was right about; null where none was asked for. */
  readonly pinId: string | null;
  /** The PIN was guessed at too often to be looked at, so that the guest knocks. */
  readonly knocks?: boolean;
}

/**
 * Admits a person without an account to a session by its link. A session that is closed to them
 * does not exist for them.
 */
export function admitGuest(
  state: SessionState,
  { guestId, pinId, knocks = false }: ArrivingGuest,
): Decision<readonly SessionEvent[]> {
  if (state.status !== 'known') return rejected('SESSION_NOT_FOUND');
  const { sessionType, settings } = state;
  if (sessionType !== 'direct' && settings.accessMode === 'pin') {
    if (knocks) return accepted([]);
    if (pinId === null) return rejected('SESSION_PIN_WRONG');
    return passPin(state, { personId: guestId, pinId });
  }
  const { way } = wayInto(state, { joinerId: guestId, isStaff: false });
  return way === 'closed' ? rejected('SESSION_NOT_FOUND') : accepted([]);
}
