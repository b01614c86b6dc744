import { MemberDetailsChanged, permits } from '@foyer/contracts/identity';
import { PortalRenamed } from '@foyer/contracts/portals';
import type { ProjectedEvent } from '@foyer/projections';

import type { Actor } from '#platform/cqrs';
import { idsIn, type ChangedIds, type Ids } from '#platform/realtime';
import type { PortalDirectory, PortalSummary } from '#contexts/portals';

export type Field = 'portalId' | 'visitId' | 'memberId';

const concerned = (event: ProjectedEvent) => idsIn(event, ['portalId', 'visitId', 'memberId']);

/** The read models for the views of desks and waiting visitors. */
export const deskAndLineModels = { visits: concerned, desks: concerned, portals: concerned };

/** The events after which visits show another name of an agent or a portal. */
const RENAMED: readonly string[] = [MemberDetailsChanged.type, PortalRenamed.type];

/** The same with the agent or portal that has another name: it stands in views of others. */
export const renamingModels = {
  ...deskAndLineModels,
  visits: (event: ProjectedEvent): Ids<Field | 'renamedId'> => {
    const { memberId, portalId } = idsIn(event, ['memberId', 'portalId']);
    const renamedId = memberId ?? portalId;
    const isRenamed = RENAMED.includes(event.type) && renamedId !== undefined;
    return { ...concerned(event), ...(isRenamed && { renamedId }) };
  },
};

/** The same with the portal that has other settings, which all its visitors follow. */
export const visitModels = {
  ...renamingModels,
  portals: (event: ProjectedEvent): Ids<Field | 'setPortalId'> => {
    const { portalId } = idsIn(event, ['portalId']);
    const isSet = event.type.startsWith('Portal') && portalId !== undefined;
    return { ...concerned(event), ...(isSet && { setPortalId: portalId }) };
  },
};

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
