import { Rejected } from '#platform/cqrs';
import type { PortalDirectory } from '#contexts/portals';

/** @throws Rejected PORTAL_NOT_FOUND where a portal is named that there is not. */
export async function requirePortal(
  { portals }: { readonly portals: PortalDirectory },
  portalId: string | null | undefined,
): Promise<void> {
  if (portalId === null || portalId === undefined) return;
  if (!(await portals.find(portalId))) throw new Rejected('PORTAL_NOT_FOUND');
}
