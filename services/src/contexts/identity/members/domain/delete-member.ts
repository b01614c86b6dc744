import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { MemberEvent } from '@foyer/contracts/identity';

import { keepInStep, type AdministratorsState } from './administrators.js';
import { administers, mayPromote, type Author } from './author.js';
import type { MemberState } from './member.js';
import type { MemberWrite } from './member-write.js';
import { release, type ReservationState } from './reservation.js';
import { endAccess } from './end-access.js';

export interface DeleteMemberStates {
  readonly member: MemberState;
  readonly administrators: AdministratorsState;
  readonly userName: ReservationState;
  readonly email: ReservationState;
}

type Write = Pick<MemberWrite, 'member' | 'administrators' | 'userName' | 'email'>;

/**
 * Deletes a member: sessions end, the names are free for others. A member who is already deleted
 * stays deleted.
 */
export function deleteMember(
  { member, administrators, userName, email }: DeleteMemberStates,
  author: Author,
): Decision<Write> {
  if (member.status === 'unknown') {
    return member.past === null
      ? rejected('MEMBER_NOT_FOUND')
      : accepted({ member: [], administrators: [], userName: [], email: [] });
  }
  const { id: memberId, role } = member;
  if (author.type === 'member' && author.id === memberId) return rejected('OWN_ACCOUNT');
  if (administers(role) && !mayPromote(author)) return rejected('FORBIDDEN');
  const circle = keepInStep(administrators, memberId, { role, active: false });
  if (circle === 'last') return rejected('LAST_ADMINISTRATOR');
  const deleted: MemberEvent = { type: 'MemberDeleted', data: { memberId } };
  return accepted({
    member: [...endAccess(member, 'deleted'), deleted],
    administrators: circle,
    userName: release(userName, 'userName', memberId),
    email: release(email, 'email', memberId),
  });
}
