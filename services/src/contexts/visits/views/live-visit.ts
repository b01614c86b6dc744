import { visitMessages, type VisitView } from '@foyer/contracts/visits';
import type { ProjectedEvent } from '@foyer/projections';

import { defineLiveView, idsIn, type Ids } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { VisitViews } from '../queries.js';
import { deskAndLineModels, portalsConcerned, type Field } from './whom-it-concerns.js';

const LINE = 'line:';
const roomOf = (visitId: string): string => `visit:${visitId}`;

/** The name of an agent follows on the pages of the visitors whom the agent talks with. */
const ofVisits = (event: ProjectedEvent): Ids<Field | 'renamedId'> => {
  const { memberId } = idsIn(event, ['memberId']);
  const isRenamed = event.type === 'MemberDetailsChanged' && memberId !== undefined;
  return { ...deskAndLineModels.visits(event), ...(isRenamed && { renamedId: memberId }) };
};

/**
 * The visits of connected visitors. After a change of a line, all visitors in it receive their new
 * place from one reading of the line.
 */
export const liveVisit = defineLiveView({
  name: 'live-visit',
  message: visitMessages.updateClientStatus,
  needs: { portals: PortalDirectory, views: VisitViews },
  dependsOn: { ...deskAndLineModels, visits: ofVisits },
  affected: async (changed, { needs, isWatched }) => {
    const portals = await portalsConcerned(changed, needs.portals);
    const renamed = await Promise.all(
      [...changed.of('renamedId')].map((agentId) => needs.views.idsWith(agentId)),
    );
    const all = new Set([...changed.of('visitId'), ...renamed.flat()]);
    const visits = [...all].filter((visitId) => isWatched(roomOf(visitId)));
    return [...portals.map(({ portalId }) => `${LINE}${portalId}`), ...visits];
  },
  load: async function* (keys, { needs }): AsyncGenerator<VisitView> {
    const visits = new Set(keys.filter((key) => !key.startsWith(LINE)));
    for (const key of keys) {
      if (!key.startsWith(LINE)) continue;
      for (const view of await needs.views.ofLine(key.slice(LINE.length))) {
        visits.delete(view.clientId);
        yield view;
      }
    }
    for (const visitId of visits) {
      const view = await needs.views.of(visitId);
      if (view) yield view;
    }
  },
  room: ({ clientId }) => roomOf(clientId),
});
