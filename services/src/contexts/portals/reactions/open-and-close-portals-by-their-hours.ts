import {
  PortalCreated,
  PortalExceptionRemoved,
  PortalExceptionSet,
  PortalHoursChanged,
  PortalTimeZoneChanged,
} from '@foyer/contracts/portals';

import type { ReadStore } from '@foyer/projections';
import type { PortalHoursDocument } from '@foyer/projections/portals';

import { defineReaction, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { FollowHours } from '../commands.js';
import { nextChange } from '../domain/next-change.js';
import { followedBy } from '../domain/opening.js';

/** A machine that slept, or whose clock was set, is noticed after this time at the latest. */
const LOOK_AGAIN_MS = 15 * 60_000;

/**
 * At the minute at which its hours begin or end, a portal opens or closes. Looks at no stream of a
 * portal that does neither.
 */
export const OpenAndClosePortalsByTheirHours = defineReaction({
  name: 'open-and-close-portals-by-their-hours',
  whenReadModel: {
    projection: 'portal-hours',
    events: [
      PortalCreated,
      PortalHoursChanged,
      PortalTimeZoneChanged,
      PortalExceptionSet,
      PortalExceptionRemoved,
    ],
  },
  needs: { store: need<ReadStore>(READ_STORE) },
  key: ({ data }) => data.portalId,
  begin: async ({ needs: { store } }) => {
    const turning = await store
      .collection<PortalHoursDocument>('portalHours')
      .find({ turns: true }, { projection: { _id: 1 } });
    return turning.map(({ _id }) => _id);
  },
  run: async (portalId, { needs: { store }, execute, again, now }) => {
    const kept = await store
      .collection<PortalHoursDocument>('portalHours')
      .findOne({ _id: portalId });
    if (!kept) return;
    const { hours, exceptions, timeZone: zone, withinHours, nextOpening } = kept;
    const rules = { hours, exceptions, zone };
    const due = followedBy(rules, now);
    if (due.withinHours !== withinHours || due.nextOpening !== nextOpening) {
      await execute(FollowHours, { portalId, at: now.toISOString() });
    }
    const change = nextChange(rules, now);
    if (change) again(new Date(Math.min(change.getTime(), now.getTime() + LOOK_AGAIN_MS)));
  },
});
