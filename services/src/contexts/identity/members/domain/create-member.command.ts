import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language, MemberRole } from '@foyer/contracts/identity';

import { defineCommand, stream } from '#platform/cqrs';
import { createMember } from './create-member.js';
import { administratorsStream, Member } from '../streams.js';
import { authorOf } from './author-of.service.js';
import { NameStreams } from './name-streams.service.js';
import { claimIn, personIdStreams } from './person-ids.service.js';
import { NewPasswords } from './new-passwords.service.js';

export interface NewMember {
  readonly memberId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly language: Language;
  readonly role: MemberRole;
  /** Without one no one can sign in as this member yet. */
  readonly password?: string | undefined;
}

/** Make a member of staff. */
export const CreateMember = defineCommand({
  name: 'CreateMember',
  needs: { names: NameStreams, passwords: NewPasswords },
  handle: async (data: NewMember, { context, needs: { names, passwords }, run }) => {
    const { memberId, role, password, ...details } = data;
    const author = authorOf(context.actor);
    const streams = {
      member: stream(Member, memberId),
      administrators: administratorsStream,
      userName: await names.of('userName', details.userName),
      email: await names.of('email', details.email),
      ...personIdStreams(memberId, 'member'),
    };
    const owner = { firstName: details.firstName, credentialId: null };
    return passwords.laidDownIfGiven(password, owner, (credentialId) =>
      run({
        context,
        streams,
        decide: (states) => {
          const claim = claimIn(states, memberId, 'member');
          if (claim === 'taken') return rejected('ID_ALREADY_USED');
          const decision = createMember(states, {
            memberId,
            details,
            role,
            credentialId: credentialId ?? null,
            author,
          });
          if (decision.type === 'rejected') return decision;
          return accepted({ ...decision.events, personId: claim });
        },
      }),
    );
  },
});
