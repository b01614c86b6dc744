import { accepted, rejected } from '@foyer/contracts/decision';
import { nameKey, type Language, type MemberRole } from '@foyer/contracts/identity';

import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { inviteMembers } from './invite-members.js';
import { initialMember } from './member.js';
import { initialIdClaim } from './id-claim.js';
import { initialReservation } from './reservation.js';
import { CausedMailBudget } from '../adapters/caused-mail-budget.js';
import { administratorsStream, Member } from '../streams.js';
import { authorOf } from './author-of.service.js';
import { keyed } from './keyed.js';
import { NameStreams } from './name-streams.service.js';
import { withPaidInvitations } from './paid-invitations.service.js';
import { claimIn, personIdStreams } from './person-ids.service.js';
import { NewLinks } from './new-links.service.js';

export interface InvitedMember {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly language: Language;
  readonly role: MemberRole;
}

/**
 * Make several members and invite them by mail: all of them, or no one. An error names the row,
 * counted from 0.
 */
export const InviteMembers = defineCommand({
  name: 'InviteMembers',
  needs: { names: NameStreams, links: NewLinks, mails: CausedMailBudget },
  handle: async (data: readonly InvitedMember[], { context, needs, run }) => {
    const { names, links, mails } = needs;
    const author = authorOf(context.actor);
    refuseDoubles(data);
    const invitations = data.map(({ memberId, role, ...details }) => ({
      memberId,
      role,
      details,
      link: links.mint('invitation'),
    }));
    const streams = await streamsOf(names, invitations);
    const emails = data.map(({ email }) => email);
    const inviting = { mails, authorId: context.actor.id, emails };
    return withPaidInvitations(inviting, () =>
      run({
        context,
        streams,
        decide: (states) => {
          const people = invitations.map((invitation, row) => ({
            invitation,
            states: {
              member: states[`member:${row}`] ?? initialMember,
              userName: states[`userName:${row}`] ?? initialReservation,
              email: states[`email:${row}`] ?? initialReservation,
            },
          }));
          const claims = invitations.map(({ memberId }, row) =>
            claimIn(
              {
                personId: states[`personId:${row}`] ?? initialIdClaim,
                sameIdGuest: states[`sameIdGuest:${row}`],
                sameIdMember: undefined,
                sameIdVisitor: states[`sameIdVisitor:${row}`],
                sameIdDevice: states[`sameIdDevice:${row}`],
                sameIdPortal: states[`sameIdPortal:${row}`],
                sameIdSession: states[`sameIdSession:${row}`],
                sameIdMeeting: states[`sameIdMeeting:${row}`],
                sameIdCall: states[`sameIdCall:${row}`],
              },
              memberId,
              'member',
            ),
          );
          const taken = claims.indexOf('taken');
          if (taken >= 0) return rejected('ID_ALREADY_USED', { row: taken.toString() });
          const decision = inviteMembers(states.administrators, people, author);
          if (decision.type === 'rejected') return decision;
          const { administrators, people: writes } = decision.events;
          const names = Object.assign(
            keyed(
              'userName',
              writes.map(({ userName }) => userName),
            ),
            keyed(
              'email',
              writes.map(({ email }) => email),
            ),
          );
          return accepted(
            Object.assign(
              { administrators },
              names,
              keyed(
                'member',
                writes.map(({ member }) => member),
              ),
              keyed(
                'personId',
                claims.map((claim) => (claim === 'taken' ? [] : claim)),
              ),
            ),
          );
        },
      }),
    );
  },
});

async function streamsOf(names: NameStreams, invitations: readonly Invitation[]) {
  const userNames = invitations.map(({ details }) => names.of('userName', details.userName));
  const emails = invitations.map(({ details }) => names.of('email', details.email));
  const ids = invitations.map(({ memberId }) => personIdStreams(memberId, 'member'));
  const claims = Object.assign(
    keyed(
      'personId',
      ids.map(({ personId }) => personId),
    ),
    keyed(
      'sameIdGuest',
      ids.map(({ sameIdGuest }) => sameIdGuest),
    ),
    keyed(
      'sameIdVisitor',
      ids.map(({ sameIdVisitor }) => sameIdVisitor),
    ),
  );
  const things = Object.assign(
    keyed(
      'sameIdDevice',
      ids.map(({ sameIdDevice }) => sameIdDevice),
    ),
    keyed(
      'sameIdPortal',
      ids.map(({ sameIdPortal }) => sameIdPortal),
    ),
  );
  const rooms = Object.assign(
    keyed(
      'sameIdSession',
      ids.map(({ sameIdSession }) => sameIdSession),
    ),
    keyed(
      'sameIdMeeting',
      ids.map(({ sameIdMeeting }) => sameIdMeeting),
    ),
    keyed(
      'sameIdCall',
      ids.map(({ sameIdCall }) => sameIdCall),
    ),
  );
  const members = Object.assign(
    keyed(
      'member',
      invitations.map(({ memberId }) => stream(Member, memberId)),
    ),
    keyed('userName', await Promise.all(userNames)),
    keyed('email', await Promise.all(emails)),
  );
  const used = Object.assign(things, rooms);
  return Object.assign({ administrators: administratorsStream }, claims, used, members);
}

interface Invitation {
  readonly memberId: string;
  readonly details: { readonly userName: string; readonly email: string };
}

function refuseDoubles(people: readonly InvitedMember[]): void {
  const seen = new Set<string>();
  for (const [row, { memberId, userName, email }] of people.entries()) {
    for (const [code, key] of [
      ['ID_ALREADY_USED', memberId],
      ['USER_NAME_ALREADY_EXISTS', `user ${nameKey(userName)}`],
      ['EMAIL_ALREADY_EXISTS', `mail ${nameKey(email)}`],
    ] as const) {
      if (seen.has(key)) throw new Rejected(code, { row: row.toString() });
      seen.add(key);
    }
  }
}
