import { visitMessages } from '@foyer/contracts/visits';

import { defineLiveView } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { DeskViews } from '../queries.js';
import { deskAndLineModels, mayWork, membersAtChanged } from './whom-it-concerns.js';

const roomOf = (memberId: string): string => `member:${memberId}`;

/** The desks of agents who are here, and the lines of their portals. */
export const liveDesk = defineLiveView({
  name: 'live-desk',
  message: visitMessages.getQueueClients,
  needs: { portals: PortalDirectory, views: DeskViews },
  dependsOn: deskAndLineModels,
  affected: async (changed, { needs, isWatched, viewerIds }) => {
    const members = await membersAtChanged(changed, needs.portals, viewerIds);
    const consulted = await needs.views.consulted();
    return [...new Set([...changed.of('memberId'), ...members, ...consulted])].filter((memberId) =>
      isWatched(roomOf(memberId), mayWork),
    );
  },
  load: async (memberIds, { needs }) => (await needs.views.ofAll(memberIds)).values(),
  room: ({ desk }) => roomOf(desk.memberId),
});
