import { permits } from '@foyer/contracts/identity';
import type { ProjectedEvent } from '@foyer/projections';

import type { Actor } from '#platform/cqrs';
import { idsIn, type ChangedIds } from '#platform/realtime';
import type { PortalDirectory, PortalSummary } from '#contexts/portals';

export type Field = 'portalId' | 'visitId' | 'memberId';

const concerned = (event: ProjectedEvent) => idsIn(event, ['portalId', 'visitId', 'memberId']);

/** The read models for the views of desks and waiting visitors. */
export const deskAndLineModels = { visits: concerned, desks: concerned, portals: concerned };

/**
 * The portals that have changed, and those of the members who have: how long visitors wait also
 * depends on who is at work.
 */
export async function portalsConcerned(
  changed: Pick<ChangedIds<Field>, 'of'>,
  portals: PortalDirectory,
): Promise<readonly PortalSummary[]> {
  const found = await Promise.all([
    ...[...changed.of('portalId')].map(async (portalId) => [await portals.find(portalId)]),
    ...[...changed.of('memberId')].map((memberId) => portals.ofMember(memberId)),
  ]);
  const known = found.flat().filter((portal) => portal !== undefined);
  return [...new Map(known.map((portal) => [portal.portalId, portal])).values()];
}

/**
 * The members at changed portals. A portal that is gone names no members any more, and concerns all
 * viewers: it was in the lists of those who were its members.
 */
export async function membersAtChanged(
  changed: Pick<ChangedIds<Field>, 'of'>,
  portals: PortalDirectory,
  viewerIds: () => ReadonlySet<string>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    [...changed.of('portalId')].map((portalId) => portals.find(portalId)),
  );
  if (found.includes(undefined)) return [...viewerIds()];
  return found.flatMap((portal) => portal?.memberIds ?? []);
}

/** True if an actor may work at a desk. */
export const mayWork = ({ role }: Actor): boolean =>
  role !== 'system' && permits('desk.work', role);
