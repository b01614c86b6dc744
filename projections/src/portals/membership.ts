import { everyMember, type PortalMembership } from '@foyer/contracts/portals';

import type { PortalDocument } from './portals.model.js';

type Shown = Pick<PortalDocument, 'members' | 'groupIds'>;

/** Returns the members who answer at a portal, as its document shows them. */
export function membersOf(membership: PortalMembership): Shown {
  const groupIds = Object.keys(membership.byGroup);
  return {
    groupIds,
    members: everyMember(membership).map((memberId) => ({
      memberId,
      own: membership.own.includes(memberId),
      groupIds: groupIds.filter((groupId) => membership.byGroup[groupId]?.includes(memberId)),
    })),
  };
}

/** The same the other way round. */
export function membershipOf({ members, groupIds }: Shown): PortalMembership {
  return {
    own: members.filter(({ own }) => own).map(({ memberId }) => memberId),
    byGroup: Object.fromEntries(
      groupIds.map((groupId) => [
        groupId,
        members.filter((one) => one.groupIds.includes(groupId)).map(({ memberId }) => memberId),
      ]),
    ),
  };
}
