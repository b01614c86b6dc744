import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type {
  AdministratorEvent,
  MemberEvent,
  MemberRole,
  ReservationEvent,
} from '@foyer/contracts/identity';

import { evolveAdministrators, type AdministratorsState } from './administrators.js';
import type { Author } from './author.js';
import { createMember } from './create-member.js';
import type { MemberDetails, MemberState } from './member.js';
import type { NewLink } from './password-links.js';
import type { ReservationState } from './reservation.js';

export interface Invitation {
  readonly memberId: string;
  readonly details: MemberDetails;
  readonly role: MemberRole;
  readonly link: NewLink;
}

export interface InvitedStates {
  readonly member: MemberState;
  readonly userName: ReservationState;
  readonly email: ReservationState;
}

export interface InvitedWrite {
  readonly member: readonly MemberEvent[];
  readonly userName: readonly ReservationEvent[];
  readonly email: readonly ReservationEvent[];
}

/**
 * Makes several members and invites them: all of them or, where one is refused, no one; `row` says
 * which.
 */
export function inviteMembers(
  administrators: AdministratorsState,
  people: readonly { readonly states: InvitedStates; readonly invitation: Invitation }[],
  author: Author,
): Decision<{
  readonly administrators: readonly AdministratorEvent[];
  readonly people: readonly InvitedWrite[];
}> {
  let circle = administrators;
  const appointed: AdministratorEvent[] = [];
  const writes: InvitedWrite[] = [];
  for (const [row, { states, invitation }] of people.entries()) {
    const { memberId, details, role, link } = invitation;
    const decision = createMember(
      { ...states, administrators: circle },
      { memberId, details, role, credentialId: null, author },
    );
    if (decision.type === 'rejected') return rejected(decision.code, { row: row.toString() });
    const { member, userName, email, administrators: added } = decision.events;
    circle = added.reduce(evolveAdministrators, circle);
    appointed.push(...added);
    // An existing member needs no new invitation: this is a repeat, and the invitation is out.
    const invited: MemberEvent[] =
      member.length === 0 ? [] : [{ type: 'MemberInvited', data: { memberId, ...link } }];
    writes.push({ member: [...member, ...invited], userName, email });
  }
  return accepted({ administrators: appointed, people: writes });
}
