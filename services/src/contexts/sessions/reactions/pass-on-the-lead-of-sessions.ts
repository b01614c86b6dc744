import { lossesOfRights, MemberDirectory } from '#contexts/identity';
import { defineReaction } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { everyRow } from '#platform/http';
import { PassOnSessionLead } from '../commands.js';
import { adminSessions } from '../queries.js';

/**
 * A member who may not use sessions any more leads none: the next by rank does, in a running call
 * too.
 */
export const PassOnTheLeadOfSessions = defineReaction({
  name: 'pass-on-the-lead-of-sessions',
  on: lossesOfRights,
  needs: { members: MemberDirectory, freshness: Freshness },
  key: ({ data }) => data.memberId,
  run: async (memberId, { needs: { members, freshness }, position, query, execute }) => {
    await freshness.waitFor(position, ['members', 'sessions']);
    if (await members.isEntitled(memberId, 'sessions.use')) return;
    const led = await everyRow((window) =>
      query(new adminSessions.Find({ criteria: { memberId }, sort: { _id: 1 }, window })),
    );
    for (const { _id: sessionId } of led) await execute(PassOnSessionLead, { sessionId, memberId });
  },
});
