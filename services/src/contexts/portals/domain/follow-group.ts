import { accepted, type Decision } from '@foyer/contracts/decision';
import type { PortalEvent } from '@foyer/contracts/portals';

import { eventsOfFollowing, eventsOfLeaving } from './members-change.js';
import type { PortalState } from './portal.js';

export interface FollowGroup {
  readonly groupId: string;
  /** Who belongs to the group now; undefined where it is deleted. */
  readonly memberIds: readonly string[] | undefined;
}

/** Who joins a group joins the portals where it answers, who leaves it leaves them, and a deleted group goes. */
export function followGroup(
  portal: PortalState,
  { groupId, memberIds }: FollowGroup,
): Decision<readonly PortalEvent[]> {
  if (portal.status === 'unknown' || portal.status === 'deleted') return accepted([]);
  if (!Object.hasOwn(portal.membership.byGroup, groupId)) return accepted([]);
  return accepted(
    memberIds === undefined
      ? eventsOfLeaving(portal, groupId)
      : eventsOfFollowing(portal, groupId, memberIds),
  );
}
