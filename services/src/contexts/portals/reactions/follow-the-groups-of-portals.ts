import { GroupDeleted, GroupMemberAdded, GroupMemberRemoved } from '@foyer/contracts/identity';
import { PortalGroupAdded } from '@foyer/contracts/portals';

import { defineReaction, type ReactionRun } from '../../../platform/eventing/index.js';
import { everyRow } from '../../../platform/http/index.js';
import { FollowGroup } from '../commands/index.js';
import { portals } from '../queries/index.js';

type Query = Pick<ReactionRun<never>, 'query'>;
const portalsWith = ({ query }: Query, criteria: { readonly groupId?: string }) =>
  everyRow((window) => query(new portals.Find({ criteria, sort: { _id: 1 }, window })));

/**
 * Who joins or leaves a group joins or leaves the portals where it answers. A portal that has just got the group is looked
 * at as well: somebody may have joined while it was added.
 */
export const FollowTheGroupsOfPortals = defineReaction({
  name: 'follow-the-groups-of-portals',
  on: [GroupMemberAdded, GroupMemberRemoved, GroupDeleted, PortalGroupAdded],
  // A portal that got a group a moment ago may not show in the read model yet.
  memory: () => new Map<string, Set<string>>(),
  note: ({ data }, added) => {
    if (!('portalId' in data)) return;
    added.set(data.groupId, (added.get(data.groupId) ?? new Set()).add(data.portalId));
  },
  key: ({ data }) => data.groupId,
  begin: async (run) => {
    const groups = (await portalsWith(run, {})).flatMap(({ groupIds }) => groupIds);
    return [...new Set(groups)];
  },
  run: async (groupId, run) => {
    const known = (await portalsWith(run, { groupId })).map(({ _id }) => _id);
    for (const portalId of new Set([...known, ...(run.memory.get(groupId) ?? [])])) {
      await run.execute(FollowGroup, { portalId, groupId });
    }
  },
});
