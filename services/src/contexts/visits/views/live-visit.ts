import { visitMessages, type VisitView } from '@foyer/contracts/visits';

import { defineLiveView } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { VisitViews } from '../queries.js';
import { deskAndLineModels, portalsConcerned } from './whom-it-concerns.js';

const LINE = 'line:';
const roomOf = (visitId: string): string => `visit:${visitId}`;

/**
 * The visits of connected visitors. After a change of a line, all visitors in it receive their new
 * place from one reading of the line.
 */
export const liveVisit = defineLiveView({
  name: 'live-visit',
  message: visitMessages.updateClientStatus,
  needs: { portals: PortalDirectory, views: VisitViews },
  dependsOn: deskAndLineModels,
  affected: async (changed, { needs, isWatched }) => {
    const portals = await portalsConcerned(changed, needs.portals);
    const visits = [...changed.of('visitId')].filter((visitId) => isWatched(roomOf(visitId)));
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
