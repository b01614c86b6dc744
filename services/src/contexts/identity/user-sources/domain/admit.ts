import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import { administers } from '../../members/domain/author.js';
import { changeMember, type ChangeMemberStates } from '../../members/domain/change-member.js';
import { createMember, type CreateMemberStates } from '../../members/domain/create-member.js';
import { evolveMember, type KnownMember, type MemberState } from '../../members/domain/member.js';
import type { MemberChange } from '../../members/domain/member-change.js';
import {
  initialReservation,
  release,
  type ReservationState,
} from '../../members/domain/reservation.js';
import { endAccess } from '../../members/domain/end-access.js';
import { accessChanged, claimed, groupsNoted, linkedTo } from './admission-events.js';
import {
  asJudged,
  type Admission,
  type AdmissionWrite,
  type Admitted,
  type Standing,
} from './admission.js';
import { roleChange, roleFrom } from './role-from-source.js';

const author = { type: 'system' } as const;

/**
 * Makes a member of a newcomer, who may take names of people who left the source. An unconfirmed
 * e-mail may be of another person.
 */
export function admitNewcomer(
  states: CreateMemberStates & { readonly former?: readonly MemberState[] },
  admission: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { memberId, details, admin, defaultRole } = admission;
  if (admission.allowed === null) return rejected('SOURCE_GROUPS_MISSING');
  if (!admission.allowed) return rejected('SOURCE_NOT_ALLOWED');
  if (admission.emailUnconfirmed === true) return rejected('SOURCE_ACCOUNT_INCOMPLETE');
  const role = roleFrom(admin, null, defaultRole);
  const userName = yielded(states.userName, 'userName', states.former);
  const email = yielded(states.email, 'email', states.former);
  const created = createMember(
    { ...states, userName: userName.state, email: email.state },
    { memberId, details, role, credentialId: null, author },
  );
  if (created.type === 'rejected') {
    const isTaken =
      created.code === 'USER_NAME_ALREADY_EXISTS' || created.code === 'EMAIL_ALREADY_EXISTS';
    return isTaken ? rejected('SOURCE_ACCOUNT_EXISTS') : created;
  }
  return accepted(
    {
      ...created.events,
      member: [...created.events.member, linkedTo(admission)],
      userName: [...userName.freed, ...created.events.userName],
      email: [...email.freed, ...created.events.email],
      freedUserName: [],
      freedEmail: [],
      identity: [claimed(admission)],
    },
    { memberId, change: 'created', code: codeOf(admission) },
  );
}

/**
 * Gives a local account to the source. An account that administers is refused: people who run the
 * source would get its rights. An account of another source is refused. An account with an unproved
 * e-mail is refused: it may be prepared for its owner. All access in the name of the account ends.
 */
export function admitToExisting(
  states: ChangeMemberStates,
  admission: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { member } = states;
  if (admission.allowed === null) return rejected('SOURCE_GROUPS_MISSING');
  if (!admission.allowed) return rejected('SOURCE_NOT_ALLOWED');
  if (member.status === 'unknown') return rejected('CONFLICT');
  if (member.source !== null || administers(member.role)) return rejected('SOURCE_ACCOUNT_EXISTS');
  if (!member.emailProved) return rejected('SOURCE_ACCOUNT_UNPROVED');
  if (member.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
  const linked = [linkedTo(admission), ...endAccess(member, 'linked')];
  const after = linked.reduce(evolveMember, member) as KnownMember;
  const changed = admitAgain({ ...states, member: after }, admission);
  if (changed.type === 'rejected') return changed;
  return accepted(
    {
      ...changed.events,
      member: [...linked, ...changed.events.member],
      identity: [claimed(admission)],
    },
    { memberId: member.id, change: 'linked', code: codeOf(admission) },
  );
}

/** Updates a member as the source states; the last super-admin keeps the role all the same. */
export function admitAgain(
  states: ChangeMemberStates,
  said: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { member } = states;
  if (member.status === 'unknown' || member.source === null) return rejected('CONFLICT');
  const admission = asJudged(said, member);
  const { allowed } = admission;
  if (allowed === null && !member.source.allowed) return rejected('SOURCE_GROUPS_MISSING');
  if (allowed === false) return shutOut(states, member.source.identityKey);
  const standing = standingOf(member, admission);
  const { details } = admission;
  const decided = changeMember(states, { change: { details, ...standing }, author });
  if (decided.type === 'rejected' && decided.code === 'LAST_ADMINISTRATOR') {
    return keptAsLast(states, member.id, { details });
  }
  if (decided.type === 'rejected') {
    const isTaken =
      decided.code === 'USER_NAME_ALREADY_EXISTS' || decided.code === 'EMAIL_ALREADY_EXISTS';
    return isTaken ? rejected('SOURCE_ACCOUNT_EXISTS') : decided;
  }
  const events = [
    ...accessChanged(member, true),
    ...groupsNoted(member, admission),
    ...decided.events.member,
  ];
  return accepted(
    { ...decided.events, member: events, identity: [] },
    { memberId: member.id, change: changeIn(events, member, admission), code: codeOf(admission) },
  );
}

/**
 * Shuts out a member who left the source, or its group. No other facts are known, so the rest
 * stays. Members keep their names until they come back, or a new person of the source takes the
 * names.
 */
export function shutOut(
  states: ChangeMemberStates,
  identityKey: string,
): Decision<AdmissionWrite, Admitted> {
  const { member } = states;
  if (member.status === 'unknown' || member.source?.identityKey !== identityKey) {
    return rejected('CONFLICT');
  }
  const { administrators } = states;
  const decided = changeMember({ member, administrators }, { change: { active: false }, author });
  if (decided.type === 'rejected') {
    return decided.code === 'LAST_ADMINISTRATOR' ? keptAsLast(states, member.id, {}) : decided;
  }
  const access = member.status === 'inactive' ? [] : accessChanged(member, false);
  const events = [...access, ...decided.events.member];
  return accepted(
    { ...decided.events, member: events, identity: [] },
    { memberId: member.id, change: changeIn(events, member, { admin: null }), code: null },
  );
}

function keptAsLast(
  states: ChangeMemberStates,
  memberId: string,
  change: Pick<MemberChange, 'details'>,
): Decision<AdmissionWrite, Admitted> {
  const kept = changeMember(states, { change, author });
  return kept.type === 'rejected'
    ? kept
    : accepted(
        { ...kept.events, identity: [] },
        { memberId, change: 'skipped', code: 'LAST_ADMINISTRATOR' },
      );
}

/** Returns a name as a new person finds it: a member who left the source gives it up. */
function yielded(
  state: ReservationState,
  kind: 'userName' | 'email',
  former: readonly MemberState[] = [],
) {
  const owner = former.find((member) => member.status !== 'unknown' && member.id === state.ownerId);
  if (owner === undefined || !hasLeft(owner) || state.ownerId === null) return { state, freed: [] };
  return { state: initialReservation, freed: release(state, kind, state.ownerId) };
}

/** True if a source shut a member out; one who was deactivated by hand keeps the names. */
function hasLeft(member: MemberState): boolean {
  return member.status === 'inactive' && member.source?.allowed === false;
}

const codeOf = ({ groupsUnknown }: Standing) =>
  groupsUnknown === null ? null : 'SOURCE_GROUPS_MISSING';

/**
 * Returns role and access of a member. The source decides about access, except for members who were
 * deactivated here.
 */
function standingOf(member: KnownMember, { admin, defaultRole }: Admission) {
  const isBack = member.status === 'inactive' && member.source?.allowed === false;
  return {
    role: roleFrom(admin, member.role, defaultRole),
    active: isBack || member.status === 'active',
  };
}

function changeIn(
  events: readonly MemberEvent[],
  { role }: KnownMember,
  { admin }: Pick<Standing, 'admin'>,
): Admitted['change'] {
  const has = (type: MemberEvent['type']) => events.some((event) => event.type === type);
  if (has('MemberDeactivated')) return 'deactivated';
  if (has('MemberActivated')) return 'activated';
  if (has('MemberRoleChanged')) return roleChange(admin, role) ?? 'updated';
  return has('MemberDetailsChanged') ? 'updated' : 'unchanged';
}
