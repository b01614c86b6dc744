import { visitMessages } from '@foyer/contracts/visits';

import { defineLiveView } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { DeskViews } from '../queries.js';
import { mayWork, membersAtChanged, renamingModels, type Field } from './whom-it-concerns.js';

const needs = { portals: PortalDirectory, views: DeskViews };
const roomOf = (memberId: string): string => `member:${memberId}`;

/** The desks of agents who are here, and the lines of their portals. */
export const liveDesk = defineLiveView<
  typeof visitMessages.getQueueClients,
  Field | 'renamedId',
  typeof needs
>({
  name: 'live-desk',
  message: visitMessages.getQueueClients,
  needs,
  dependsOn: renamingModels,
  affected: async (changed, { needs: { portals, views }, isWatched, viewerIds }) => {
    const members = await membersAtChanged(changed, portals, viewerIds);
    // Colleagues who are rung for a consult read the names of another agent's visit.
    const isRenamed = changed.of('renamedId').size > 0;
    const consulted = isRenamed ? await views.consulted() : [];
    return [...new Set([...changed.of('memberId'), ...members, ...consulted])].filter((memberId) =>
      isWatched(roomOf(memberId), mayWork),
    );
  },
  load: async (memberIds, { needs: { views } }) => (await views.ofAll(memberIds)).values(),
  room: ({ desk }) => roomOf(desk.memberId),
});
