import { accepted } from '@foyer/contracts/decision';

import { stream, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import type { TestApp } from '#platform/testing/test-app.js';
import { Member } from '../members/streams.js';

/** Lets a member keep the password that an account was made with, as if it were the member's own. */
export async function keepPassword(
  { app, core }: TestApp,
  context: CommandContext,
  memberId: string,
): Promise<void> {
  const { position } = await core.commandRunner.run({
    name: 'KeepPassword',
    context,
    streams: { member: stream(Member, memberId) },
    decide: ({ member }) => {
      if (member.status === 'unknown' || member.credentialId === null)
        throw new Error('No password');
      const { credentialId } = member;
      return accepted({
        member: [
          {
            type: 'MemberPasswordSet',
            data: { memberId, credentialId, mustChange: false },
          } as const,
        ],
      });
    },
  });
  await app.get(Freshness, { strict: false }).waitFor(position);
}
