import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { PortalEvent, WeekAvailability } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';

import { followHours, thenFollowHours } from './opening.js';
import type { PortalState } from './portal.js';

export interface SaveHours {
  /** The hours stay as they are where none are given. */
  readonly availability?: WeekAvailability | undefined;
  readonly timeZone: string;
}

/** Sets the opening hours of a portal, or moves them to another time zone; effective at once. */
export function saveHours(
  portal: PortalState,
  { availability, timeZone }: SaveHours,
  now: Date,
): Decision<readonly PortalEvent[]> {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    return rejected('PORTAL_NOT_FOUND');
  }
  const portalId = portal.id;
  const events: PortalEvent[] = [];
  if (timeZone !== portal.timeZone) {
    events.push({ type: 'PortalTimeZoneChanged', data: { portalId, timeZone } });
  }
  if (availability && !isSameValue(availability, portal.hours)) {
    events.push({ type: 'PortalHoursChanged', data: { portalId, availability } });
  }
  return accepted(thenFollowHours(portal, events, now));
}

/** A portal opens or closes because it is time to. */
export function followHoursNow(portal: PortalState, now: Date): Decision<readonly PortalEvent[]> {
  if (portal.status === 'unknown' || portal.status === 'deleted') {
    return rejected('PORTAL_NOT_FOUND');
  }
  return accepted(followHours(portal, now));
}
