import { visitRoutes } from '@foyer/contracts/visits';

import type { StoredVisit } from './stored-visit.js';
import type { Entrance, VisitWorld } from './visit-parts.js';

/** Asks a portal to let a visitor in. @throws ApiError when the start page stays shut */
export async function openVisit(
  world: VisitWorld,
  portalId: string,
  { visitId, clientSecret }: StoredVisit,
  { visitorName, ...proof }: Entrance,
) {
  const deviceToken = await world.deviceToken?.();
  return world.api.call(visitRoutes.openVisit, {
    ...(deviceToken ? { token: deviceToken } : {}),
    body: {
      _id: visitId,
      clientSecret,
      queueId: portalId,
      language: world.language(),
      ...(visitorName === '' ? {} : { visitorName }),
      ...proof,
    },
  });
}
