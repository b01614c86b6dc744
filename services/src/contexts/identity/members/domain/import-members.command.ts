import { accepted } from '@foyer/contracts/decision';
import type { CsvMember, CsvProblem, Language } from '@foyer/contracts/identity';

import { NewId } from '#platform/clock';
import { defineCommand, type Instances, type Outcome, stream } from '#platform/cqrs';
import { importMembers, type ImportedMember } from './import-members.js';
import { initialMember } from './member.js';
import { initialReservation } from './reservation.js';
import { CausedMailBudget } from '../adapters/caused-mail-budget.js';
import { administratorsStream, Member } from '../streams.js';
import { authorOf } from './author-of.service.js';
import { keyed } from './keyed.js';
import { NameStreams } from './name-streams.service.js';
import { NewLinks } from './new-links.service.js';
import { withPaidInvitations } from './paid-invitations.service.js';

export interface MembersFile {
  readonly members: readonly CsvMember[];
  /** For each member the row in which it stands. */
  readonly rows: readonly number[];
  readonly language: Language;
  readonly invite: boolean;
  /** Only look what would be in the way. */
  readonly dryRun: boolean;
}

const needs = { names: NameStreams, links: NewLinks, newId: NewId, mails: CausedMailBudget };

/** Make all members of a file in one write, or no one; the result is what was in the way. */
export const ImportMembers = defineCommand({
  name: 'ImportMembers',
  needs,
  handle: async (data: MembersFile, { context, needs: given, run }) => {
    const author = authorOf(context.actor);
    const file = peopleOf(data, given);
    const inviting = {
      mails: given.mails,
      authorId: context.actor.id,
      emails: data.invite && !data.dryRun ? data.members.map(({ email }) => email) : [],
      areMailed: ({ result }: Outcome<readonly CsvProblem[]>) => result.length === 0,
    };
    const streams = await streamsOf(given.names, file);
    return withPaidInvitations(inviting, () =>
      run({
        context,
        streams,
        decide: (states) => {
          const people = file.map((imported, index) => ({
            imported,
            states: {
              member: states[`member:${index}`] ?? initialMember,
              userName: states[`userName:${index}`] ?? initialReservation,
              email: states[`email:${index}`] ?? initialReservation,
            },
          }));
          const write = importMembers(states.administrators, people, author);
          const parts = data.dryRun ? [] : write.people;
          return accepted(
            Object.assign(
              { administrators: data.dryRun ? [] : write.administrators },
              keyed(
                'member',
                parts.map(({ member }) => member),
              ),
              keyed(
                'userName',
                parts.map(({ userName }) => userName),
              ),
              keyed(
                'email',
                parts.map(({ email }) => email),
              ),
            ),
            write.problems,
          );
        },
      }),
    );
  },
});

function peopleOf(
  { members, rows, language, invite }: MembersFile,
  { links, newId }: Pick<Instances<typeof needs>, 'links' | 'newId'>,
): readonly ImportedMember[] {
  return members.map(({ username, email, firstname, lastname, role }, index) => ({
    row: rows[index] ?? index,
    memberId: newId.next(),
    details: { userName: username, email, firstName: firstname, lastName: lastname, language },
    role,
    link: invite ? links.mint('invitation') : null,
  }));
}

async function streamsOf(names: NameStreams, file: readonly ImportedMember[]) {
  const of = (kind: 'userName' | 'email') =>
    Promise.all(file.map(({ details }) => names.of(kind, details[kind] ?? '')));
  return Object.assign(
    { administrators: administratorsStream },
    keyed(
      'member',
      file.map(({ memberId }) => stream(Member, memberId)),
    ),
    keyed('userName', await of('userName')),
    keyed('email', await of('email')),
  );
}
