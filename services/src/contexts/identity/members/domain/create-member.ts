import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent, MemberRole } from '@foyer/contracts/identity';

import { keepInStep, type AdministratorsState } from './administrators.js';
import { administers, mayPromote, type Author } from './author.js';
import type { KnownMember, MemberDetails, MemberState } from './member.js';
import type { MemberWrite } from './member-write.js';
import { reserve, type ReservationState } from './reservation.js';

export interface CreateMember {
  readonly memberId: string;
  readonly details: MemberDetails;
  readonly role: MemberRole;
  /** The id of the first password's credential in the vault; null without a first password. */
  readonly credentialId: string | null;
  readonly author: Author;
}

export interface CreateMemberStates {
  readonly member: MemberState;
  readonly administrators: AdministratorsState;
  readonly userName: ReservationState;
  readonly email: ReservationState;
}

type Write = Omit<MemberWrite, 'freedUserName' | 'freedEmail'>;

/** Makes a member. The same member again, as it was first asked for, changes nothing. */
export function createMember(
  states: CreateMemberStates,
  { memberId, details, role, credentialId, author }: CreateMember,
): Decision<Write> {
  if (administers(role) && !mayPromote(author)) return rejected('FORBIDDEN');
  if (states.member.status !== 'unknown') {
    return isRepeat(states.member, details, role)
      ? accepted({ member: [], administrators: [], userName: [], email: [] })
      : rejected('ID_ALREADY_USED');
  }
  if (states.member.past !== null) return rejected('ID_ALREADY_USED');
  const userName = reserve(states.userName, 'userName', memberId);
  if (userName === 'taken') return rejected('USER_NAME_ALREADY_EXISTS');
  const email = reserve(states.email, 'email', memberId);
  if (email === 'taken') return rejected('EMAIL_ALREADY_EXISTS');
  const administrators = keepInStep(states.administrators, memberId, { role, active: true });
  if (administrators === 'last') return rejected('LAST_ADMINISTRATOR');
  const member: MemberEvent[] = [{ type: 'MemberCreated', data: { memberId, ...details, role } }];
  if (credentialId !== null) {
    // Anyone who made the account knows this password, so its owner should choose another.
    member.push({ type: 'MemberPasswordSet', data: { memberId, credentialId, mustChange: true } });
  }
  return accepted({ member, administrators, userName, email });
}

function isRepeat(member: KnownMember, details: MemberDetails, role: MemberRole): boolean {
  const kept = member.details;
  return (
    member.role === role &&
    kept.firstName === details.firstName &&
    kept.lastName === details.lastName &&
    kept.userName === details.userName &&
    kept.email === details.email &&
    kept.language === details.language
  );
}
