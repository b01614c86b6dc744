import { groupRoutes, guestRoutes, identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';

const bodies: Readonly<Record<string, readonly ({ shape: object } | undefined)[]>> = {
  members: [identityRoutes.adminCreateMember.body, identityRoutes.adminUpdateMember.body],
  groups: [groupRoutes.adminCreateGroup.body, groupRoutes.adminUpdateGroup.body],
  guests: [guestRoutes.adminCreateGuest.body, guestRoutes.adminUpdateGuest.body],
  portals: [portalRoutes.adminCreatePortal.body, portalRoutes.adminUpdatePortal.body],
};

/**
 * Leaves out of a record what its resource's calls do not take: a form holds the whole record, a command only its
 * change. An `id` stays only where there is something to create.
 */
export function writableFields(
  resource: string,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = new Set((bodies[resource] ?? []).flatMap((body) => Object.keys(body?.shape ?? {})));
  const isNew = record.createdAt === undefined;
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => known.has(name) && value !== undefined && (name !== 'id' || isNew),
    ),
  );
}
