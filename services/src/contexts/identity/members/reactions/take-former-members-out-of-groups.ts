import { everyRow } from '#platform/http';
import type { ReactionRun } from '#platform/cqrs';
import { takeFormerMembersOut } from './former-members.js';
import { ChangeGroup } from '../domain/groups.command.js';
import { groups } from '../views/groups.js';

type Query = Pick<ReactionRun<never>, 'query'>;
const groupsWith = ({ query }: Query, criteria: { readonly memberId?: string }) =>
  everyRow((window) => query(new groups.Find({ criteria, sort: { _id: 1 }, window })));

/** Anyone who is deleted belongs to no group any more. */
export const TakeFormerMembersOutOfGroups = takeFormerMembersOut({
  name: 'take-former-members-out-of-groups',
  named: async (run) => (await groupsWith(run, {})).flatMap(({ memberIds }) => memberIds),
  takeOut: async (memberId, run) => {
    for (const { _id: groupId } of await groupsWith(run, { memberId })) {
      await run.execute(ChangeGroup, { groupId, removeMemberIds: [memberId] });
    }
  },
});
