import type { PortalEvent } from '@foyer/contracts/portals';

import type { KnownPortal } from './portal.js';

/** The new set of a portal's own members: exactly these, or those who come and leave. */
interface MembersChange {
  readonly memberIds?: readonly string[];
  readonly addMemberIds?: readonly string[];
  readonly removeMemberIds?: readonly string[];
}

export function membersAfter(
  { membership }: KnownPortal,
  { memberIds, addMemberIds = [], removeMemberIds = [] }: MembersChange,
): ReadonlySet<string> {
  const gone = new Set(removeMemberIds);
  const all = [...(memberIds ?? membership.own), ...addMemberIds];
  return new Set(all.filter((memberId) => !gone.has(memberId)));
}

export function eventsOfMembers(
  { id: portalId, membership: { own } }: KnownPortal,
  wanted: ReadonlySet<string>,
): readonly PortalEvent[] {
  const { come, go } = difference(own, [...wanted]);
  return [
    ...come.map((memberId) => ({
      type: 'PortalMemberAdded' as const,
      data: { portalId, memberId },
    })),
    ...go.map((memberId) => ({
      type: 'PortalMemberRemoved' as const,
      data: { portalId, memberId },
    })),
  ];
}

/**
 * Groups that come with all who belong to them, and those that go. Members of a group that stays
 * are followed elsewhere.
 */
export function eventsOfGroups(
  portal: KnownPortal,
  groups: ReadonlyMap<string, readonly string[]> | undefined,
): readonly PortalEvent[] {
  if (!groups) return [];
  const { come, go } = difference(Object.keys(portal.membership.byGroup), [...groups.keys()]);
  return [
    ...come.flatMap((groupId) => [
      { type: 'PortalGroupAdded' as const, data: { portalId: portal.id, groupId } },
      ...eventsOfFollowing(portal, groupId, groups.get(groupId) ?? []),
    ]),
    ...go.flatMap((groupId) => eventsOfLeaving(portal, groupId)),
  ];
}

/** All members who came by a group leave, and so does the group. */
export function eventsOfLeaving(portal: KnownPortal, groupId: string): readonly PortalEvent[] {
  return [
    ...eventsOfFollowing(portal, groupId, []),
    { type: 'PortalGroupRemoved', data: { portalId: portal.id, groupId } },
  ];
}

/** Returns the members who come to a portal and leave it, if these belong to a group now. */
export function eventsOfFollowing(
  { id: portalId, membership: { byGroup } }: KnownPortal,
  groupId: string,
  memberIds: readonly string[],
): readonly PortalEvent[] {
  const { come, go } = difference(byGroup[groupId] ?? [], memberIds);
  return [
    ...come.map((memberId) => ({
      type: 'PortalGroupMemberJoined' as const,
      data: { portalId, groupId, memberId },
    })),
    ...go.map((memberId) => ({
      type: 'PortalGroupMemberLeft' as const,
      data: { portalId, groupId, memberId },
    })),
  ];
}

function difference(present: readonly string[], wanted: readonly string[]) {
  const [before, after] = [new Set(present), new Set(wanted)];
  return {
    come: [...after].filter((id) => !before.has(id)),
    go: [...before].filter((id) => !after.has(id)),
  };
}
