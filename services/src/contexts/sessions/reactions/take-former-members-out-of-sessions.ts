import { takeFormerMembersOut } from '#contexts/identity';
import type { ReactionRun } from '#platform/cqrs';
import { everyRow } from '#platform/http';
import { DropFormerSessionMember } from '../commands.js';
import { adminSessions } from '../queries.js';

type Query = Pick<ReactionRun<never>, 'query'>;
const sessionsWith = ({ query }: Query, criteria: { readonly memberId?: string }) =>
  everyRow((window) => query(new adminSessions.Find({ criteria, sort: { _id: 1 }, window })));

/** A member who is deleted belongs to no session any more. */
export const TakeFormerMembersOutOfSessions = takeFormerMembersOut({
  name: 'take-former-members-out-of-sessions',
  named: async (run) =>
    (await sessionsWith(run, {})).flatMap(({ members }) => members.map(({ memberId }) => memberId)),
  takeOut: async (memberId, run) => {
    for (const { _id: sessionId } of await sessionsWith(run, { memberId })) {
      await run.execute(DropFormerSessionMember, { sessionId, memberId });
    }
  },
});
