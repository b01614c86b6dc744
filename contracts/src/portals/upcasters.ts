import type { Upcaster } from '../schema/upcaster.js';

/** Until version 2 it was not said what opened or closed a portal, or that it stayed as it was. */
const turnedBySomething: Upcaster = {
  type: 'PortalFollowedHours',
  from: 1,
  up: (data) => ({ ...data, turnedBy: 'unknown' }),
};

/** The conversions of older events of portals to their present form. */
export const portalUpcasters: readonly Upcaster[] = [turnedBySomething];
