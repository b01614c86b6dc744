import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { InCallRole, SessionEvent, SessionMember } from '@foyer/contracts/sessions';

import type { KnownSession } from './session.js';

/** Most members of one session. */
export const SESSION_MEMBERS_MAX = 999;

type Removed = Extract<SessionEvent, { type: 'SessionMemberRemoved' }>['data']['reason'];

/** The events by which exactly these people belong to a session; none where they do already. */
export function eventsOfMembers(
  { id: sessionId, members }: KnownSession,
  wanted: readonly SessionMember[] | undefined,
  authorId: string,
): Decision<readonly SessionEvent[]> {
  if (wanted === undefined) return accepted([]);
  const roles = new Map(wanted.map(({ memberId, role }) => [memberId, role]));
  if (roles.size > SESSION_MEMBERS_MAX) return rejected('SESSION_FULL');
  if (![...roles.values()].includes('admin')) return rejected('SESSION_NEEDS_ADMIN');
  const added = [...roles].flatMap(([memberId, role]): readonly SessionEvent[] => {
    const before = members.get(memberId);
    if (before === role) return [];
    if (before !== undefined) {
      return [{ type: 'SessionMemberRoleChanged', data: { sessionId, memberId, role } }];
    }
    const data = { sessionId, memberId, role, addedBy: authorId };
    return [{ type: 'SessionMemberAdded', data }];
  });
  const gone = [...members.keys()].filter((memberId) => !roles.has(memberId));
  const removed = gone.map((memberId): SessionEvent => ({
    type: 'SessionMemberRemoved',
    data: { sessionId, memberId, reason: 'removed' },
  }));
  return accepted([...added, ...removed]);
}

const BY_RANK: readonly InCallRole[] = ['moderator', 'presenter', 'viewer', 'guest'];

/** Somebody goes. Where the last admin does, the one of the highest role who has belonged to it longest becomes admin. */
export function eventsOfParting(
  { id: sessionId, members }: KnownSession,
  memberId: string,
  reason: Removed,
): readonly SessionEvent[] {
  const role = members.get(memberId);
  if (role === undefined) return [];
  const removed: SessionEvent = {
    type: 'SessionMemberRemoved',
    data: { sessionId, memberId, reason },
  };
  const others = [...members].filter(([id]) => id !== memberId);
  const heir = others.some(([, one]) => one === 'admin')
    ? undefined
    : BY_RANK.flatMap((rank) => others.filter(([, one]) => one === rank)).at(0);
  if (heir === undefined) return [removed];
  const data = { sessionId, memberId: heir[0], role: 'admin' as const };
  return [removed, { type: 'SessionMemberRoleChanged', data }];
}
