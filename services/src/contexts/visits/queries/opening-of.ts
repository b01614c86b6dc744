import type { PortalSummary } from '../../portals/index.js';

/** Whether a portal is open, and if not when it opens, for those who look at its page. */
export function openingOf(portal: PortalSummary | undefined) {
  const onlineStatus = portal?.open === true ? ('online' as const) : ('closed' as const);
  // One that was closed by hand opens when somebody opens it, and the next opening of one that is open is that of another day.
  const closedByHours = portal?.deactivated === false && !portal.open;
  const nextOpening = closedByHours ? portal.nextOpening : null;
  return { onlineStatus, nextOpening };
}
