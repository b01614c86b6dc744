import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { InCallRole, SessionEvent, SessionMember } from '@foyer/contracts/sessions';

import { allowedIn, knownSession, type SessionAuthor } from './session-author.js';
import { eventsOfLostLead, eventsOfParting, SESSION_MEMBERS_MAX } from './session-members.js';
import type { SessionState } from './session.js';

type Decided = Decision<readonly SessionEvent[]>;

export interface AddMembers {
  readonly members: readonly SessionMember[];
  readonly author: SessionAuthor;
  /** True if only roles change, of those who belong to it already. */
  readonly isRoleChange?: boolean;
}

/** Adds members to a session, or gives them another role in it; all others stay. */
export function addMembers(
  state: SessionState,
  { members, author, isRoleChange = false }: AddMembers,
): Decided {
  const found = allowedIn(state, author, 'session.change-members');
  if (found.type === 'rejected') return found;
  const { session } = found;
  if (session.sessionType === 'direct') return rejected('SESSION_IS_DIRECT');
  const isStranger = members.some(({ memberId }) => !session.members.has(memberId));
  if (isRoleChange && isStranger) return rejected('NOT_A_SESSION_MEMBER');
  const next = new Map([
    ...session.members,
    ...members.map((one) => [one.memberId, one.role] as const),
  ]);
  if (next.size > SESSION_MEMBERS_MAX) return rejected('SESSION_FULL');
  if (![...next.values()].includes('admin')) return rejected('SESSION_NEEDS_ADMIN');
  if (!author.managesAll && raisesAboveOwn(session.members, next, author.id)) {
    return rejected('FORBIDDEN');
  }
  const sessionId = session.id;
  const changed = [...next].filter(([memberId, role]) => session.members.get(memberId) !== role);
  return accepted(
    changed.map(([memberId, role]): SessionEvent =>
      session.members.has(memberId)
        ? { type: 'SessionMemberRoleChanged', data: { sessionId, memberId, role } }
        : { type: 'SessionMemberAdded', data: { sessionId, memberId, role, addedBy: author.id } },
    ),
  );
}

/** Only admins make admins, and take that away. */
function raisesAboveOwn(
  before: ReadonlyMap<string, InCallRole>,
  next: ReadonlyMap<string, InCallRole>,
  authorId: string,
): boolean {
  if (before.get(authorId) === 'admin') return false;
  return [...next].some(
    ([id, role]) => role !== before.get(id) && [role, before.get(id)].includes('admin'),
  );
}

/** Removes a member from a session. */
export function removeMember(
  state: SessionState,
  { memberId, author }: { readonly memberId: string; readonly author: SessionAuthor },
): Decided {
  const found = allowedIn(state, author, 'session.change-members');
  if (found.type === 'rejected') return found;
  const { session } = found;
  if (session.sessionType === 'direct') return rejected('SESSION_IS_DIRECT');
  const isAdmin = session.members.get(memberId) === 'admin';
  if (isAdmin && !author.managesAll && session.members.get(author.id) !== 'admin') {
    return rejected('FORBIDDEN');
  }
  return accepted(eventsOfParting(session, memberId, 'removed'));
}

/** Lets a member join a public session: freely if it is open, or once they knew its PIN. */
export function joinSession(
  state: SessionState,
  { memberId }: { readonly memberId: string },
): Decided {
  const found = knownSession(state, { id: memberId, managesAll: false });
  if (found.type === 'rejected') return found;
  const { session } = found;
  if (session.members.has(memberId)) return accepted([]);
  const { accessMode } = session.settings;
  if (accessMode === 'knock') return rejected('SESSION_CLOSED');
  if (accessMode === 'pin' && !session.passed.has(memberId))
    return rejected('SESSION_PIN_REQUIRED');
  if (session.members.size >= SESSION_MEMBERS_MAX) return rejected('SESSION_FULL');
  // A session that all members have left is led by the next who comes to it.
  const role = session.members.size === 0 ? 'admin' : 'viewer';
  const data = { sessionId: session.id, memberId, role, addedBy: null } as const;
  return accepted([{ type: 'SessionMemberAdded', data }]);
}

/** Lets a member leave a session. */
export function leaveSession(
  state: SessionState,
  { memberId }: { readonly memberId: string },
): Decided {
  const found = knownSession(state, { id: memberId, managesAll: false });
  if (found.type === 'rejected') return found;
  if (found.session.sessionType === 'direct') return rejected('SESSION_IS_DIRECT');
  return accepted(eventsOfParting(found.session, memberId, 'left'));
}

/** A person who is no member any more belongs to no session. */
export function dropFormerMember(
  state: SessionState,
  { memberId }: { readonly memberId: string },
): Decided {
  if (state.status !== 'known') return accepted([]);
  return accepted(eventsOfParting(state, memberId, 'former'));
}

/** A member who has lost the right to sessions leads none; `entitled` are those who have it. */
export function passOnLead(
  state: SessionState,
  lost: { readonly memberId: string; readonly entitled: ReadonlySet<string> },
): Decided {
  return accepted(state.status === 'known' ? eventsOfLostLead(state, lost) : []);
}
