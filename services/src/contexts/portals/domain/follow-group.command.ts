import { accepted } from '@foyer/contracts/decision';

import { Group } from '#contexts/identity';
import { defineCommand, stream } from '#platform/cqrs';
import { followGroup } from './follow-group.js';
import { Portal } from '../streams.js';

interface OfGroup {
  readonly portalId: string;
  readonly groupId: string;
}

/** Brings those who answer at a portal by a group to where the group is. */
export const FollowGroup = defineCommand({
  name: 'FollowGroup',
  streams: ({ portalId, groupId }: OfGroup) => ({
    portal: stream(Portal, portalId),
    group: stream(Group, groupId),
  }),
  decide: ({ portal, group }, { groupId }) => {
    const memberIds = group.status === 'known' ? [...group.memberIds] : undefined;
    const decision = followGroup(portal, { groupId, memberIds });
    return decision.type === 'rejected' ? decision : accepted({ portal: decision.events });
  },
});
