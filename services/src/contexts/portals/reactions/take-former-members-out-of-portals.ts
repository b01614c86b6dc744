import { takeFormerMembersOut } from '#contexts/identity';
import type { ReactionRun } from '#platform/cqrs';
import { everyRow } from '#platform/http';
import { ChangePortal } from '../commands.js';
import { portals } from '../queries.js';

type Query = Pick<ReactionRun<never>, 'query'>;
const portalsWith = ({ query }: Query, criteria: { readonly memberId?: string }) =>
  everyRow((window) => query(new portals.Find({ criteria, sort: { _id: 1 }, window })));

/** A member who is deleted belongs to no portal any more. */
export const TakeFormerMembersOutOfPortals = takeFormerMembersOut({
  name: 'take-former-members-out-of-portals',
  named: async (run) =>
    (await portalsWith(run, {})).flatMap(({ members }) => members.map(({ memberId }) => memberId)),
  takeOut: async (memberId, run) => {
    for (const { _id: portalId } of await portalsWith(run, { memberId })) {
      await run.execute(ChangePortal, { portalId, removeMemberIds: [memberId] });
    }
  },
});
