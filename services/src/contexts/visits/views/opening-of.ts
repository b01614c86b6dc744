import type { PortalSummary } from '#contexts/portals';

/** Returns if a portal is open and when it opens next, for people who look at its page. */
export function openingOf(portal: PortalSummary | undefined) {
  const onlineStatus = portal?.open === true ? ('online' as const) : ('closed' as const);
  // A portal that was closed by hand opens only by hand. The next opening of an open portal is on
  // another day.
  const closedByHours = portal?.deactivated === false && !portal.open;
  const nextOpening = closedByHours ? portal.nextOpening : null;
  return { onlineStatus, nextOpening };
}
