import { accepted, type Decision } from '@foyer/contracts/decision';
import type { PortalEvent } from '@foyer/contracts/portals';

import { eventsOfFollowing, eventsOfLeaving } from './members-change.js';
import type { PortalState } from './portal.js';

export interface FollowGroup {
  readonly groupId: string;
  /** The present members of the group; undefined if it is deleted. */
  readonly memberIds: readonly string[] | undefined;
}

/**
 * A person who joins a group joins the portals where it answers, a person who leaves it leaves
 * them, and a deleted group is removed.
 */
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
