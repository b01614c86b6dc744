import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type {
  LdapSyncChange,
  MemberEvent,
  MemberRole,
  SourceIdentityEvent,
  SourceKind,
} from '@foyer/contracts/identity';

import { administers } from '../../../members/domain/author.js';
import { changeMember, type ChangeMemberStates } from '../../../members/domain/change-member.js';
import { createMember, type CreateMemberStates } from '../../../members/domain/create-member.js';
import {
  evolveMember,
  type KnownMember,
  type MemberDetails,
} from '../../../members/domain/member.js';
import type { MemberWrite } from '../../../members/domain/member-write.js';
import { endSessions } from '../../../members/domain/sessions.js';

/** What a source says of somebody's rights here. */
export interface Standing {
  /** Whether the source lets them in. */
  readonly allowed: boolean;
  /** Whether they are in its group of administrators; null where it has none, and says nothing of roles. */
  readonly admin: boolean | null;
}

/** Somebody of a source who is to be a member here. */
export interface Admission extends Standing {
  readonly memberId: string;
  readonly source: SourceKind;
  readonly identityKey: string;
  readonly details: MemberDetails;
  readonly defaultRole: MemberRole;
}

export interface Admitted {
  readonly memberId: string;
  readonly change: LdapSyncChange | 'unchanged';
  /** What was left undone, by its code. */
  readonly code: 'LAST_ADMINISTRATOR' | null;
}

export type AdmissionWrite = MemberWrite & { readonly identity: readonly SourceIdentityEvent[] };

const author = { type: 'system' } as const;

/** The role that a source gives: it makes administrators and unmakes them, and leaves all other roles to those of here. */
export function roleFrom(
  admin: boolean | null,
  present: MemberRole | null,
  defaultRole: MemberRole,
): MemberRole {
  if (admin === true) return present === 'super-admin' ? present : 'admin';
  if (present === null) return defaultRole;
  return admin === false && administers(present) ? defaultRole : present;
}

/** Makes a member of somebody who comes for the first time. */
export function admitNewcomer(
  states: CreateMemberStates,
  admission: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { memberId, details, admin, defaultRole } = admission;
  if (!admission.allowed) return rejected('SOURCE_NOT_ALLOWED');
  const role = roleFrom(admin, null, defaultRole);
  const created = createMember(states, { memberId, details, role, credentialId: null, author });
  if (created.type === 'rejected') {
    const isTaken =
      created.code === 'USER_NAME_ALREADY_EXISTS' || created.code === 'EMAIL_ALREADY_EXISTS';
    return isTaken ? rejected('SOURCE_ACCOUNT_EXISTS') : created;
  }
  return accepted(
    {
      ...created.events,
      member: [...created.events.member, linkedTo(admission)],
      freedUserName: [],
      freedEmail: [],
      identity: [claimed(admission)],
    },
    { memberId, change: 'created', code: null },
  );
}

/**
 * Gives an account of here to the source. Never one that administers: those who run the source would have its rights; and
 * never one of another source. What was opened with the password ends, which counts no more.
 */
export function admitToExisting(
  states: ChangeMemberStates,
  admission: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { member } = states;
  if (!admission.allowed) return rejected('SOURCE_NOT_ALLOWED');
  if (member.status === 'unknown') return rejected('CONFLICT');
  if (member.source !== null || administers(member.role)) return rejected('SOURCE_ACCOUNT_EXISTS');
  if (member.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
  const linked = [linkedTo(admission), ...endSessions(member, 'password-changed')];
  const after = linked.reduce(evolveMember, member) as KnownMember;
  const changed = admitAgain({ ...states, member: after }, admission);
  if (changed.type === 'rejected') return changed;
  return accepted(
    {
      ...changed.events,
      member: [...linked, ...changed.events.member],
      identity: [claimed(admission)],
    },
    { memberId: member.id, change: 'linked', code: null },
  );
}

/** Brings a member of the source up to what it says now. The last super-admin stays one, whatever it says. */
export function admitAgain(
  states: ChangeMemberStates,
  admission: Admission,
): Decision<AdmissionWrite, Admitted> {
  const { member } = states;
  if (member.status === 'unknown' || member.source === null) return rejected('CONFLICT');
  const standing = standingOf(member, admission);
  const details = admission.allowed ? { details: admission.details } : {};
  const decided = changeMember(states, { change: { ...details, ...standing }, author });
  if (decided.type === 'rejected' && decided.code === 'LAST_ADMINISTRATOR') {
    const kept = changeMember(states, { change: details, author });
    return kept.type === 'rejected'
      ? kept
      : accepted(
          { ...kept.events, identity: [] },
          { memberId: member.id, change: 'skipped', code: 'LAST_ADMINISTRATOR' },
        );
  }
  if (decided.type === 'rejected') return decided;
  const { id: memberId, source } = member;
  const access: MemberEvent[] =
    source.allowed === admission.allowed || (!admission.allowed && member.status === 'inactive')
      ? []
      : [
          {
            type: 'MemberSourceAccessChanged',
            data: { memberId, source: source.kind, allowed: admission.allowed },
          },
        ];
  const events = { ...decided.events, member: [...access, ...decided.events.member], identity: [] };
  return accepted(events, { memberId, change: changeIn(events.member), code: null });
}

/** Whether somebody is in is the source's to say, but for those who were deactivated here. */
function standingOf(member: KnownMember, { allowed, admin, defaultRole }: Admission) {
  if (!allowed) return { active: false };
  const isBack = member.status === 'inactive' && member.source?.allowed === false;
  return {
    role: roleFrom(admin, member.role, defaultRole),
    active: isBack || member.status === 'active',
  };
}

function changeIn(events: readonly MemberEvent[]): Admitted['change'] {
  const has = (type: MemberEvent['type']) => events.some((event) => event.type === type);
  if (has('MemberDeactivated')) return 'deactivated';
  if (has('MemberActivated')) return 'activated';
  return has('MemberDetailsChanged') || has('MemberRoleChanged') ? 'updated' : 'unchanged';
}

function linkedTo({ memberId, source, identityKey }: Admission): MemberEvent {
  return { type: 'MemberLinkedToSource', data: { memberId, source, identityKey } };
}

function claimed({ memberId, source, identityKey }: Admission): SourceIdentityEvent {
  return { type: 'SourceIdentityClaimed', data: { memberId, source, identityKey } };
}
