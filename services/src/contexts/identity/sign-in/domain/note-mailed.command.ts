import { accepted } from '@foyer/contracts/decision';

import { defineCommand, stream } from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { noteMailed } from '../../members/domain/password-links.js';

/** Note that a link's mail was handed over; the result is whether there still is such a member. */
export const NoteMailed = defineCommand({
  name: 'NoteMailed',
  stream: ({ memberId }: { readonly memberId: string; readonly linkId: string }) =>
    stream(Member, memberId),
  decide: (member, { linkId }) => {
    const decision = noteMailed(member, linkId);
    return decision.type === 'rejected'
      ? decision
      : accepted(decision.events, member.status !== 'unknown');
  },
});
