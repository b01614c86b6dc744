import { GroupDeleted, GroupMemberAdded, GroupMemberRemoved } from '@foyer/contracts/identity';
import { PortalGroupAdded } from '@foyer/contracts/portals';
import type { PortalDocument } from '@foyer/projections/portals';

import { defineReaction, type ReactionRun } from '#platform/cqrs';
import { everyRow } from '#platform/http';
import { FollowGroup } from '../commands.js';
import { groups } from '#contexts/identity';
import { portals } from '../queries.js';

type Query = Pick<ReactionRun<never>, 'query'>;
const portalsWith = ({ query }: Query, criteria: { readonly groupId?: string }) =>
  everyRow((window) => query(new portals.Find({ criteria, sort: { _id: 1 }, window })));

/**
 * A person who joins or leaves a group joins or leaves the portals where it answers. A portal that
 * has just got the group is checked as well: a person may have joined while it was added.
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
    const all = await everyRow((window) =>
      run.query(new groups.Find({ sort: { _id: 1 }, window })),
    );
    const membersOf = new Map(all.map(({ _id, memberIds }) => [_id, memberIds]));
    const behind = (await portalsWith(run, {})).flatMap((portal) =>
      portal.groupIds.filter((groupId) => !hasAll(portal, groupId, membersOf.get(groupId))),
    );
    return [...new Set(behind)];
  },
  beginsOnceOpen: true,
  run: async (groupId, run) => {
    const known = (await portalsWith(run, { groupId })).map(({ _id }) => _id);
    for (const portalId of new Set([...known, ...(run.memory.get(groupId) ?? [])])) {
      await run.execute(FollowGroup, { portalId, groupId });
    }
  },
});

/** True if exactly the members of a group answer at a portal by it. */
function hasAll(
  { members }: Pick<PortalDocument, 'members'>,
  groupId: string,
  memberIds: readonly string[] | undefined,
): boolean {
  const there = members.filter(({ groupIds }) => groupIds.includes(groupId));
  return (
    memberIds?.length === there.length &&
    there.every(({ memberId }) => memberIds.includes(memberId))
  );
}
