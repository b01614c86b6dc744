import { consultMessages } from '@foyer/contracts/visits';

import { defineLiveView } from '#platform/realtime';
import { PortalDirectory } from '#contexts/portals';
import { ColleagueViews } from '../queries.js';
import {
  deskAndLineModels,
  mayWork,
  membersAtChanged,
  portalsConcerned,
} from './whom-it-concerns.js';

/** In which an agent is who chooses a colleague to consult. */
export const colleaguesOf = (agentId: string): string => `colleagues:${agentId}`;

/** The colleagues whom an agent in a call can consult, while the agent chooses. */
export const liveColleagues = defineLiveView({
  name: 'live-colleagues',
  message: consultMessages.getColleagues,
  needs: { portals: PortalDirectory, views: ColleagueViews },
  dependsOn: { desks: deskAndLineModels.desks, portals: deskAndLineModels.portals },
  affected: async (changed, { needs, isWatched, viewerIds }) => {
    const portals = await portalsConcerned(changed, needs.portals);
    const members = portals.flatMap(({ memberIds }) => memberIds);
    const agents = [...members, ...(await membersAtChanged(changed, needs.portals, viewerIds))];
    return [...new Set(agents)].filter((agentId) => isWatched(colleaguesOf(agentId), mayWork));
  },
  load: (agentIds, { needs, asOf }) => needs.views.ofAll(agentIds, asOf),
  room: ({ agentId }) => colleaguesOf(agentId),
});
