import { visitMessages, type VisitView } from '@foyer/contracts/visits';

import { defineLiveView } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { VisitViews } from '../queries.js';
import { portalsConcerned, visitModels, type Field } from './whom-it-concerns.js';

const LINE = 'line:';
const needs = { portals: PortalDirectory, views: VisitViews };
const roomOf = (visitId: string): string => `visit:${visitId}`;

/**
 * The visits of connected visitors. After a change of a line, all visitors in it receive their new
 * place from one reading of the line.
 */
export const liveVisit = defineLiveView<
  typeof visitMessages.updateClientStatus,
  Field | 'renamedId' | 'setPortalId',
  typeof needs
>({
  name: 'live-visit',
  message: visitMessages.updateClientStatus,
  needs,
  dependsOn: visitModels,
  affected: async (changed, { needs: { portals: directory, views }, isWatched }) => {
    const portals = await portalsConcerned(changed, directory);
    // The name of an agent follows on the pages of the visitors whom the agent talks with.
    const renamed = await Promise.all(
      [...changed.of('renamedId')].map((agentId) => views.idsWith(agentId)),
    );
    // A call, too, follows its portal.
    const atPortals = await Promise.all(
      [...changed.of('setPortalId')].map((portalId) => views.idsAt(portalId)),
    );
    const all = new Set([...changed.of('visitId'), ...renamed.flat(), ...atPortals.flat()]);
    const visits = [...all].filter((visitId) => isWatched(roomOf(visitId)));
    return [...portals.map(({ portalId }) => `${LINE}${portalId}`), ...visits];
  },
  load: async function* (keys, { needs: { views } }): AsyncGenerator<VisitView> {
    const visits = new Set(keys.filter((key) => !key.startsWith(LINE)));
    for (const key of keys) {
      if (!key.startsWith(LINE)) continue;
      for (const view of await views.ofLine(key.slice(LINE.length))) {
        visits.delete(view.clientId);
        yield view;
      }
    }
    for (const visitId of visits) {
      const view = await views.of(visitId);
      if (view) yield view;
    }
  },
  room: ({ clientId }) => roomOf(clientId),
});
