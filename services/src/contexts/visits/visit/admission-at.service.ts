import { availabilityAt } from '#contexts/portals';
import type { PortalAdmission } from './portal-admission.js';

/**
 * The admission of a portal at a moment: its hours hold at the minute, also where the portal has
 * yet to follow them.
 */
export function admissionAt(admission: PortalAdmission, now: Date): PortalAdmission {
  const { active, hours, exceptions, timeZone: zone } = admission;
  return { ...admission, open: active && availabilityAt({ hours, exceptions, zone }, now).open };
}
