import { defineCommand, stepOf, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { authorOf } from '../../members/domain/author-of.service.js';
import { invite } from '../../members/domain/password-links.js';
import { NewLinks } from '../../members/domain/new-links.service.js';
import { withPaidInvitations } from '../../members/domain/paid-invitations.service.js';
import { CausedMailBudget } from '../../members/adapters/caused-mail-budget.js';

/** Invite a member once more; the earlier link ends. */
export const ResendInvitation = defineCommand({
  name: 'ResendInvitation',
  needs: { links: NewLinks, mails: CausedMailBudget },
  handle: async ({ memberId }: { readonly memberId: string }, { context, needs, run, stateOf }) => {
    const author = authorOf(context.actor);
    const link = needs.links.mint('invitation');
    const known = await stateOf(stream(Member, memberId));
    const email = known.status === 'unknown' ? '' : (known.details.email ?? '');
    const emails = email === '' ? [] : [email];
    const inviting = { mails: needs.mails, authorId: context.actor.id, emails };
    return withPaidInvitations(inviting, () =>
      run({
        // Each time is another mail, also one that looks like a repeat.
        context: stepOf(context, link.linkId),
        stream: stream(Member, memberId),
        decide: (member) => invite(member, link, author),
      }),
    );
  },
});
