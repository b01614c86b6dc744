import { MemberAccessEnded } from '@foyer/contracts/identity';

import { defineJob } from '#platform/cqrs';
import { EndFeed } from '../commands.js';

const MONTH_MS = 30 * 24 * 3_600_000;

/**
 * The secret address of a calendar acts in its owner's name: who had it when access ended reads
 * nothing more.
 */
export const EndTheFeedWhenAccessEnds = defineJob({
  name: 'end-the-feed-when-access-ends',
  on: [MemberAccessEnded],
  needs: {},
  deadlineMs: MONTH_MS,
  retries: { firstMs: 1_000, maxMs: 60_000 },
  person: ({ data }) => data.memberId,
  run: async ({ data: { memberId } }, { execute }) => {
    await execute(EndFeed, { memberId });
  },
});
