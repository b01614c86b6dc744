import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent, MemberRole, ReservationEvent } from '@foyer/contracts/identity';
import { isSameValue } from '@foyer/contracts/schema';

import { keepInStep, type AdministratorsState } from './administrators.js';
import { administers, mayPromote, type Author } from './author.js';
import type { KnownMember, MemberState } from './member.js';
import type { MemberWrite } from './member-write.js';
import type { NewLink } from './password-links.js';
import { release, reserve, type ReservationState } from './reservation.js';
import type { MemberChange } from './member-change.js';
import { isOwn, namesChanged, touchesSignIn } from './names-changed.js';
import { endAccess, hasNoAccess } from './end-access.js';
import { endSessions } from './sessions.js';

export interface ChangeMember {
  readonly change: MemberChange;
  readonly author: Author;
  /** True where the owner gave the present password, or followed a link that was mailed. */
  readonly isProved?: boolean;
  /** Replaces an invitation that went to a wrong address. */
  readonly link?: NewLink | undefined;
  /** True of the roles whose members need a second factor. */
  readonly factorRoles?: Readonly<Record<MemberRole, boolean>>;
}

/** Both ends of a name that moves to another reservation. */
export interface NameMove {
  readonly next: ReservationState;
  /**
   * Absent if the name stays. A member who becomes active takes it again: another may have it by
   * now.
   */
  readonly current?: ReservationState;
}

export interface ChangeMemberStates {
  readonly member: MemberState;
  readonly administrators: AdministratorsState;
  /**
   * Present where the name moves; a change of upper and lower case stays in the same reservation.
   */
  readonly userName?: NameMove;
  readonly email?: NameMove;
}

/** Changes a member in one write; each part that really changes becomes its own event. */
export function changeMember(
  states: ChangeMemberStates,
  { change, author, isProved = false, link, factorRoles }: ChangeMember,
): Decision<MemberWrite> {
  const { member } = states;
  if (member.status === 'unknown') return rejected('MEMBER_NOT_FOUND');
  const role = change.role ?? member.role;
  const active = change.active ?? member.status === 'active';
  const standingChanges = role !== member.role || active !== (member.status === 'active');
  const own = isOwn(author, member);
  if (own && standingChanges) return rejected('OWN_ACCOUNT');
  if (!own && (administers(member.role) || administers(role)) && !mayPromote(author)) {
    return rejected('FORBIDDEN');
  }
  // A session that was left open, or its token, is not to become the account.
  if (own && !isProved && touchesSignIn(member, change)) return rejected('OWN_SIGN_IN');
  if (change.credentialId !== undefined && member.source !== null) {
    return rejected('PASSWORD_FROM_SOURCE');
  }
  const administrators = standingChanges
    ? keepInStep(states.administrators, member.id, { role, active })
    : [];
  if (administrators === 'last') return rejected('LAST_ADMINISTRATOR');
  const userName = moveName(states.userName, 'userName', member.id);
  if (userName === 'taken') return rejected('USER_NAME_ALREADY_EXISTS');
  const email = moveName(states.email, 'email', member.id);
  if (email === 'taken') return rejected('EMAIL_ALREADY_EXISTS');
  return accepted({
    member: memberEvents(member, change, { role, active, author, link, factorRoles }),
    administrators,
    userName: userName.taken,
    freedUserName: userName.freed,
    email: email.taken,
    freedEmail: email.freed,
  });
}

interface Standing extends Pick<ChangeMember, 'author' | 'link'> {
  readonly factorRoles: ChangeMember['factorRoles'];
  readonly role: MemberRole;
  readonly active: boolean;
}

function memberEvents(
  member: KnownMember,
  { details, particulars, credentialId }: MemberChange,
  to: Standing,
): readonly MemberEvent[] {
  const memberId = member.id;
  const events: MemberEvent[] = [];
  const changed = { ...member.details, ...details };
  if (!isSameValue(changed, member.details)) {
    events.push({ type: 'MemberDetailsChanged', data: { memberId, ...changed } });
    events.push(...namesChanged(member, changed, to));
  }
  const said = { ...member.account.particulars, ...particulars };
  if (!isSameValue(said, member.account.particulars)) {
    events.push({ type: 'MemberParticularsChanged', data: { memberId, ...said } });
  }
  if (to.role !== member.role) {
    events.push({ type: 'MemberRoleChanged', data: { memberId, role: to.role } });
  }
  if (credentialId !== undefined && credentialId !== member.credentialId) {
    const mustChange = !isOwn(to.author, member);
    events.push({ type: 'MemberPasswordSet', data: { memberId, credentialId, mustChange } });
    if (!hasNoAccess(member)) events.push(...endAccess(member, 'password-changed'));
  }
  if (to.active && member.status === 'inactive') {
    events.push({ type: 'MemberActivated', data: { memberId } });
  }
  if (!to.active && member.status === 'active') {
    events.push({ type: 'MemberDeactivated', data: { memberId } });
    const isEnded = events.some(({ type }) => type === 'MemberAccessEnded');
    if (!isEnded) events.push(...endAccess(member, 'deactivated'));
  }
  const isOut = events.some(({ type }) => type === 'MemberAccessEnded');
  return isOut ? events : [...events, ...factorAsked(member, to)];
}

/** A sign-in without the factor that a new role asks for ends: the next one leads to its setup. */
function factorAsked(member: KnownMember, { role, factorRoles }: Standing): readonly MemberEvent[] {
  const isNew = factorRoles?.[role] === true && !factorRoles[member.role];
  const isLocal = member.source === null;
  return isNew && isLocal && member.factor === null ? endSessions(member, 'signed-out') : [];
}

function moveName(
  move: NameMove | undefined,
  kind: 'userName' | 'email',
  memberId: string,
): 'taken' | { taken: readonly ReservationEvent[]; freed: readonly ReservationEvent[] } {
  if (!move) return { taken: [], freed: [] };
  const taken = reserve(move.next, kind, memberId);
  if (taken === 'taken') return taken;
  return { taken, freed: move.current ? release(move.current, kind, memberId) : [] };
}
