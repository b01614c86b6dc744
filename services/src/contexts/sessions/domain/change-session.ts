import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type {
  SessionEvent,
  SessionMember,
  SessionNameEvent,
  SessionType,
} from '@foyer/contracts/sessions';

import { allowedIn, type SessionAuthor } from './session-author.js';
import type { KnownSession, SessionState } from './session.js';
import { eventsOfMembers } from './session-members.js';
import { releaseName, reserveName, type SessionNameState } from './session-name.js';
import { eventsOfSettings, type SettingsChange } from './session-settings.js';

/** The parts of a session that one write can change; an absent part stays. */
export interface SessionChange {
  readonly sessionName?: string | undefined;
  readonly sessionType?: SessionType | undefined;
  readonly settings?: SettingsChange;
  /** The PIN in the vault that lets others in from now on, or null for none. */
  readonly pinId?: string | null | undefined;
  /** Exactly who belongs to it from now on, and as what. */
  readonly members?: readonly SessionMember[] | undefined;
}

export interface ChangeStates {
  readonly session: SessionState;
  /** Present where the name changes. */
  readonly name?: { readonly next: SessionNameState; readonly current: SessionNameState };
}

export interface SessionWrite {
  readonly session: readonly SessionEvent[];
  readonly name: readonly SessionNameEvent[];
  readonly freedName: readonly SessionNameEvent[];
}

/**
 * Changes a session in one write; each part that really changes becomes its own event. The result
 * is the PIN replaced.
 */
export function changeSession(
  { session: state, name }: ChangeStates,
  { change, author }: { readonly change: SessionChange; readonly author: SessionAuthor },
): Decision<SessionWrite, string | null> {
  const found = allowedIn(state, author, 'session.change-settings');
  if (found.type === 'rejected') return found;
  const { session } = found;
  if (session.sessionType === 'direct' && isForNamed(change)) return rejected('SESSION_IS_DIRECT');
  const reserved = name ? reserveName(name.next, session.id) : [];
  if (reserved === 'taken') return rejected('SESSION_NAME_TAKEN');
  const pinId = change.pinId === undefined ? session.pinId : change.pinId;
  const accessMode = change.settings?.accessMode ?? modeWith(session, change);
  if (accessMode === 'pin' && pinId === null) return rejected('SESSION_NEEDS_PIN');
  const members = eventsOfMembers(session, change.members, author.id);
  if (members.type === 'rejected') return members;
  return accepted(
    {
      session: [
        ...eventsOfName(session, change),
        ...eventsOfSettings(session, { ...change.settings, accessMode }),
        ...eventsOfPin(session, pinId),
        ...members.events,
      ],
      name: reserved,
      freedName: name ? releaseName(name.current, session.id) : [],
    },
    pinId === session.pinId ? null : session.pinId,
  );
}

/** A new PIN closes an open session, as at its creation: otherwise people come in without the PIN. */
function modeWith(
  { settings: { accessMode } }: KnownSession,
  { pinId }: SessionChange,
): KnownSession['settings']['accessMode'] {
  const isNew = pinId !== undefined && pinId !== null;
  return isNew && accessMode === 'open' ? 'pin' : accessMode;
}

function isForNamed({ sessionName, sessionType, pinId, members }: SessionChange): boolean {
  return [sessionName, sessionType, pinId, members].some((one) => one !== undefined);
}

function eventsOfName(
  session: KnownSession,
  { sessionName, sessionType }: SessionChange,
): readonly SessionEvent[] {
  const sessionId = session.id;
  const events: SessionEvent[] = [];
  if (sessionName !== undefined && sessionName !== session.sessionName) {
    events.push({ type: 'SessionRenamed', data: { sessionId, sessionName } });
  }
  if (sessionType !== undefined && sessionType !== session.sessionType) {
    events.push({ type: 'SessionTypeChanged', data: { sessionId, sessionType } });
  }
  return events;
}

function eventsOfPin(session: KnownSession, pinId: string | null): readonly SessionEvent[] {
  const sessionId = session.id;
  if (pinId === session.pinId) return [];
  if (pinId === null) return [{ type: 'SessionPinCleared', data: { sessionId } }];
  return [{ type: 'SessionPinSet', data: { sessionId, pinId } }];
}
