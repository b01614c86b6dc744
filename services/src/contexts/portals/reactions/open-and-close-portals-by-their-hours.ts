import {
  PortalCreated,
  PortalExceptionRemoved,
  PortalExceptionSet,
  PortalHoursChanged,
  PortalTimeZoneChanged,
} from '@foyer/contracts/portals';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { everyRow } from '../../../platform/http/index.js';
import { FollowHours, Portal } from '../commands/index.js';
import { nextChange } from '../domain/next-change.js';
import { followHours, openingRulesOf } from '../domain/opening.js';
import { portals } from '../queries/index.js';

/** A machine that slept, or whose clock was set, is noticed after this time at the latest. */
const LOOK_AGAIN_MS = 15 * 60_000;

/** At the minute at which its hours begin or end, a portal opens or closes. */
export const OpenAndClosePortalsByTheirHours = defineReaction({
  name: 'open-and-close-portals-by-their-hours',
  on: [
    PortalCreated,
    PortalHoursChanged,
    PortalTimeZoneChanged,
    PortalExceptionSet,
    PortalExceptionRemoved,
  ],
  key: ({ data }) => data.portalId,
  begin: async ({ query }) => {
    const all = await everyRow((window) =>
      query(new portals.Find({ criteria: {}, sort: { _id: 1 }, window })),
    );
    return all.map(({ _id }) => _id);
  },
  run: async (portalId, { stateOf, execute, again, now }) => {
    const portal = await stateOf(stream(Portal, portalId));
    if (portal.status === 'unknown' || portal.status === 'deleted') return;
    if (followHours(portal, now).length > 0) {
      await execute(FollowHours, { portalId, at: now.toISOString() });
    }
    const change = nextChange(openingRulesOf(portal), now);
    if (change) again(new Date(Math.min(change.getTime(), now.getTime() + LOOK_AGAIN_MS)));
  },
});
