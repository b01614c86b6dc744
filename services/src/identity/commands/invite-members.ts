import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { nameKey, type Language, type MemberRole } from '@foyer/contracts/identity';

import { CommandRunner, ContextCommand, Rejected, stream } from '../../platform/commands/index.js';
import { inviteMembers } from '../domain/invite-members.js';
import { initialMember } from '../domain/member.js';
import { initialReservation } from '../domain/reservation.js';
import { administratorsStream, Member } from './aggregates.js';
import { authorOf } from './author-of.js';
import { keyed } from './keyed.js';
import { NameStreams } from './name-streams.js';
import { NewLinks } from './new-links.js';

export interface InvitedMember {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly language: Language;
  readonly role: MemberRole;
}

/** Make several members and invite them by mail: all of them, or nobody. A refusal names the row, counted from 0. */
export class InviteMembers extends ContextCommand<readonly InvitedMember[]> {}

@CommandHandler(InviteMembers)
export class InviteMembersHandler implements ICommandHandler<InviteMembers> {
  readonly #runner: CommandRunner;
  readonly #names: NameStreams;
  readonly #links: NewLinks;

  constructor(runner: CommandRunner, names: NameStreams, links: NewLinks) {
    this.#runner = runner;
    this.#names = names;
    this.#links = links;
  }

  async execute({ context, data }: InviteMembers) {
    const author = authorOf(context.actor);
    refuseDoubles(data);
    const invitations = data.map(({ memberId, role, ...details }) => ({
      memberId,
      role,
      details,
      link: this.#links.mint('invitation'),
    }));
    const streams = await this.#streamsOf(invitations);
    return this.#runner.run({
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
        const decision = inviteMembers(states.administrators, people, author);
        if (decision.type === 'rejected') return decision;
        const { administrators, people: writes } = decision.events;
        return accepted(
          Object.assign(
            { administrators },
            keyed(
              'member',
              writes.map(({ member }) => member),
            ),
            keyed(
              'userName',
              writes.map(({ userName }) => userName),
            ),
            keyed(
              'email',
              writes.map(({ email }) => email),
            ),
          ),
        );
      },
    });
  }

  async #streamsOf(invitations: readonly Invitation[]) {
    const userNames = invitations.map(({ details }) =>
      this.#names.of('userName', details.userName),
    );
    const emails = invitations.map(({ details }) => this.#names.of('email', details.email));
    return Object.assign(
      { administrators: administratorsStream },
      keyed(
        'member',
        invitations.map(({ memberId }) => stream(Member, memberId)),
      ),
      keyed('userName', await Promise.all(userNames)),
      keyed('email', await Promise.all(emails)),
    );
  }
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
