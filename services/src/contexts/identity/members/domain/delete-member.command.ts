import { rejected } from '@foyer/contracts/decision';

import { defineCommand, type Instances, Rejected, stream } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import { deleteMember } from './delete-member.js';
import { initialReservation } from './reservation.js';
import type { MemberState } from './member.js';
import { Factors } from '../adapters/factors.js';
import { Credentials } from '../adapters/credentials.js';
import { PasswordLinks } from '../adapters/password-links.js';
import { administratorsStream, Member } from '../streams.js';
import { authorOf } from './author-of.service.js';
import { NameStreams } from './name-streams.service.js';

const needs = {
  names: NameStreams,
  credentials: Credentials,
  links: PasswordLinks,
  factors: Factors,
  files: Files,
};

/** Delete a member; what the member did stays. */
export const DeleteMember = defineCommand({
  name: 'DeleteMember',
  needs,
  handle: async (data: { readonly memberId: string }, { context, needs: given, run, stateOf }) => {
    const author = authorOf(context.actor);
    const member = stream(Member, data.memberId);
    const before = await stateOf(member);
    const { userName, email } = namesOf(before);
    const outcome = await run({
      context,
      streams: {
        member,
        administrators: administratorsStream,
        userName: userName === null ? undefined : await given.names.of('userName', userName),
        email: email === null ? undefined : await given.names.of('email', email),
      },
      decide: (states) => {
        // The streams were chosen by the names as they stood; if they moved meanwhile, they are the
        // wrong ones.
        const now = namesOf(states.member);
        if (now.userName !== userName || now.email !== email) return rejected('CONFLICT');
        return deleteMember(
          {
            ...states,
            userName: states.userName ?? initialReservation,
            email: states.email ?? initialReservation,
          },
          author,
        );
      },
    });
    await clearAway(await stateOf(member), given);
    return outcome;
  },
});

/**
 * Removes data of a deleted member. After a crash, remains have no use: only the member's own
 * events refer to them.
 */
async function clearAway(
  member: MemberState,
  { credentials, links, factors, files }: Instances<typeof needs>,
): Promise<void> {
  if (member.status !== 'unknown' || member.past === null) return;
  const { id, credentialId, linkId, factorIds, fileIds } = member.past;
  if (credentialId !== null) await credentials.forget(credentialId);
  if (linkId !== null) await links.withdraw(linkId);
  // A setup that was not finished is named by the member.
  for (const factorId of [...factorIds, id]) await factors.forget(factorId);
  for (const fileId of fileIds) await files.remove({ kind: 'avatar', id: fileId });
}

interface Names {
  readonly userName: string | null;
  readonly email: string | null;
}

/** @throws Rejected MEMBER_NOT_FOUND */
function namesOf(member: MemberState): Names {
  if (member.status !== 'unknown') return member.details;
  if (member.past === null) throw new Rejected('MEMBER_NOT_FOUND');
  return { userName: null, email: null };
}
