import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { ReservationEvent } from '@foyer/contracts/identity';
import type {
  SessionEvent,
  SessionMember,
  SessionNameEvent,
  SessionType,
} from '@foyer/contracts/sessions';

import type { SessionState } from './session.js';
import { reserveName, type SessionNameState } from './session-name.js';

export interface CreateSession {
  readonly sessionId: string;
  readonly sessionType: SessionType;
  /** Null for a direct session. */
  readonly sessionName: string | null;
  /** The short link by which it is found; empty for a direct session. */
  readonly sessionNameId: string;
  readonly members: readonly SessionMember[];
  readonly pinId: string | null;
  readonly createdBy: string;
}

export interface CreateStates {
  readonly session: SessionState;
  readonly name: SessionNameState;
  /** Present where the session has a short link. */
  readonly shortlink?: { readonly ownerId: string | null };
}

export interface SessionCreation {
  readonly session: readonly SessionEvent[];
  readonly name: readonly SessionNameEvent[];
  readonly shortlink: readonly ReservationEvent[];
}

/** The session there is now, and whether it was there before. */
export interface Created {
  readonly sessionId: string;
  readonly existed: boolean;
}

/**
 * Makes a session led by its maker. If there is one of that name, or of these people, it returns
 * that one.
 */
export function createSession(
  { session, name, shortlink }: CreateStates,
  command: CreateSession,
): Decision<SessionCreation, Created> {
  const { sessionId } = command;
  const reserved = reserveName(name, sessionId);
  if (reserved === 'taken') {
    return accepted(nothing, { sessionId: name.ownerId ?? sessionId, existed: true });
  }
  if (session.status !== 'unknown') {
    const isRepeat = session.status === 'known' && reserved.length === 0;
    return isRepeat
      ? accepted(nothing, { sessionId, existed: false })
      : rejected('ID_ALREADY_USED');
  }
  if (shortlink && shortlink.ownerId !== null) return rejected('SHORTLINK_TAKEN');
  return accepted(
    {
      session: eventsOf(command),
      name: reserved,
      shortlink: shortlink
        ? [{ type: 'NameReserved', data: { kind: 'shortlink', ownerId: sessionId } }]
        : [],
    },
    { sessionId, existed: false },
  );
}

const nothing: SessionCreation = { session: [], name: [], shortlink: [] };

function eventsOf({ members, pinId, ...command }: CreateSession): readonly SessionEvent[] {
  const { sessionId, sessionType, sessionName, sessionNameId, createdBy } = command;
  const others = members.filter(({ memberId }) => memberId !== createdBy);
  const roles = new Map<string, SessionMember['role']>([
    [createdBy, 'admin'],
    ...others.map(({ memberId, role }) => [memberId, role] as const),
  ]);
  const added = [...roles].map(([memberId, role]): SessionEvent => ({
    type: 'SessionMemberAdded',
    data: { sessionId, memberId, role, addedBy: createdBy },
  }));
  const withPin: readonly SessionEvent[] =
    pinId === null
      ? []
      : [
          { type: 'SessionPinSet', data: { sessionId, pinId } },
          { type: 'SessionAccessChanged', data: { sessionId, accessMode: 'pin' } },
        ];
  const created = { sessionId, sessionType, sessionName, sessionNameId, createdBy };
  return [{ type: 'SessionCreated', data: created }, ...added, ...withPin];
}
