import { visitMessages } from '@foyer/contracts/visits';

import { defineLiveView, idsIn } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { openingOf } from '../queries.js';

const OPENINGS = ['PortalActivated', 'PortalDeactivated', 'PortalDeleted', 'PortalFollowedHours'];

/** The opening state of a portal, for people who look at its page. */
export const liveOpening = defineLiveView({
  name: 'live-opening',
  message: visitMessages.listenQueueAvailability,
  needs: { portals: PortalDirectory },
  dependsOn: {
    portals: (event) => (OPENINGS.includes(event.type) ? idsIn(event, ['portalId']) : {}),
  },
  load: (portalIds, { needs }) =>
    Promise.all(
      portalIds.map(async (queueId) => {
        return { queueId, ...openingOf(await needs.portals.find(queueId)) };
      }),
    ),
  room: ({ queueId }) => `queue:${queueId}`,
});
