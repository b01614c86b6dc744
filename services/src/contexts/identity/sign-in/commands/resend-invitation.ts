import { stepOf, stream } from '../../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../../platform/eventing/index.js';
import { Member } from '../../members/commands/aggregates.js';
import { authorOf } from '../../members/commands/author-of.js';
import { invite } from '../../members/domain/password-links.js';
import { NewLinks } from '../../members/commands/new-links.js';

/** Invite a member once more; the earlier link ends. */
export const ResendInvitation = defineCommand({
  name: 'ResendInvitation',
  needs: { links: NewLinks },
  handle: ({ memberId }: { readonly memberId: string }, { context, needs, run }) => {
    const author = authorOf(context.actor);
    const link = needs.links.mint('invitation');
    return run({
      // Each time is another mail, also one that looks like a repeat.
      context: stepOf(context, link.linkId),
      stream: stream(Member, memberId),
      decide: (member) => invite(member, link, author),
    });
  },
});
