import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import {
  isLed,
  type InCall,
  type InCallRole,
  type SessionEvent,
  type SessionMember,
} from '@foyer/contracts/sessions';

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

const BY_RANK: readonly InCallRole[] = ['admin', 'moderator', 'presenter', 'viewer', 'guest'];

/** The one of the highest role who has belonged to it longest, among some. */
const nextByRank = (members: readonly (readonly [string, InCallRole])[]): string | undefined =>
  BY_RANK.flatMap((rank) => members.filter(([, one]) => one === rank)).at(0)?.[0];

/**
 * Returns the member who is to lead a session's running call that has no leader: the next by rank
 * who is in it. Undefined if it has one, or no member in it.
 */
export function nextToLead({ members }: KnownSession, participants: InCall): string | undefined {
  if (isLed(participants)) return undefined;
  return nextByRank([...members].filter(([id]) => participants[id]?.joined === true));
}

/**
 * An admin may not use sessions any more: where no other admin may, the next who may leads in that
 * one's place.
 */
export function eventsOfLostLead(
  { id: sessionId, members }: KnownSession,
  { memberId, entitled }: { readonly memberId: string; readonly entitled: ReadonlySet<string> },
): readonly SessionEvent[] {
  if (members.get(memberId) !== 'admin') return [];
  const others = [...members].filter(([id]) => id !== memberId && entitled.has(id));
  if (others.some(([, role]) => role === 'admin')) return [];
  const heir = nextByRank(others);
  if (heir === undefined) return [];
  const change = (of: string, role: 'admin' | 'presenter'): SessionEvent => ({
    type: 'SessionMemberRoleChanged',
    data: { sessionId, memberId: of, role },
  });
  return [change(heir, 'admin'), change(memberId, 'presenter')];
}

/**
 * Removes a member. If the last admin leaves, the member of the highest role who has belonged to it
 * longest becomes admin.
 */
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
  const heir = others.some(([, one]) => one === 'admin') ? undefined : nextByRank(others);
  if (heir === undefined) return [removed];
  const data = { sessionId, memberId: heir, role: 'admin' as const };
  return [removed, { type: 'SessionMemberRoleChanged', data }];
}
