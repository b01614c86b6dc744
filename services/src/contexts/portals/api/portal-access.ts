import { permits } from '@foyer/contracts/identity';
import type { PortalDocument } from '@foyer/projections/portals';

import { Rejected, type Actor } from '#platform/cqrs';

/**
 * Agents see the portals that they belong to, administrators all of them.
 * @throws Rejected NOT_A_PORTAL_MEMBER
 */
export function requireAccess(portal: Pick<PortalDocument, 'members'>, actor: Actor): void {
  const belongs = portal.members.some(({ memberId }) => memberId === actor.id);
  const manages = actor.role !== 'system' && permits('portals.manage', actor.role);
  if (!belongs && !manages) throw new Rejected('NOT_A_PORTAL_MEMBER');
}
