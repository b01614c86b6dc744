import { portalRoutes, type PublicPortal } from '@foyer/contracts/portals';
import { visitRoutes } from '@foyer/contracts/visits';

import { isOverload } from './next-try.js';
import { readVisits } from './stored-visit.js';
import type { VisitWorld } from './visit-parts.js';

type World = Pick<VisitWorld, 'api' | 'storage'>;

/**
 * Loads a portal. While newcomers are asked to come again later, a browser with a place in line or
 * a call says so: it only loads its page again.
 * @throws ApiError
 */
export async function loadPortal(
  world: World,
  idOrShortlink: string,
  signal?: AbortSignal,
): Promise<PublicPortal> {
  const input = { params: { idOrShortlink }, ...(signal ? { signal } : {}) };
  try {
    return await world.api.call(portalRoutes.getPublicPortal, input);
  } catch (error) {
    const token = isOverload(error) ? await tokenOfVisit(world) : undefined;
    if (token === undefined) throw error;
    return world.api.call(portalRoutes.getPublicPortal, { ...input, token });
  }
}

/**
 * Of a visit that is under way; its secret is all that is needed, also where the portal is not
 * known yet.
 */
async function tokenOfVisit({ api, storage }: World): Promise<string | undefined> {
  for (const { visitId: _id, clientSecret } of readVisits(storage)) {
    const body = { _id, clientSecret };
    const renewal = await api.call(visitRoutes.renewVisitToken, { body }).catch(() => undefined);
    if (renewal !== undefined && renewal.visit.status !== 'IN_END') return renewal.token;
  }
  return undefined;
}
