import type { PortalSummary } from '../../portals/index.js';

/** Whether a portal is open, and when it opens next, for those who stand before its door. */
export function openingOf(portal: PortalSummary | undefined) {
  const onlineStatus = portal?.open === true ? ('online' as const) : ('closed' as const);
  // One that was closed by hand opens when somebody opens it, whatever its hours say.
  const nextOpening = portal?.deactivated === false ? portal.nextOpening : null;
  return { onlineStatus, nextOpening };
}
