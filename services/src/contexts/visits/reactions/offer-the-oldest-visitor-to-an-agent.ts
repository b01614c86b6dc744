import {
  PortalActivated,
  PortalCallLogicChanged,
  PortalCreated,
  PortalDeactivated,
  PortalDeleted,
  PortalFollowedHours,
  portalMemberEvents,
  PortalSettingsChanged,
  PortalTimeZoneChanged,
} from '@foyer/contracts/portals';
import { deskEvents, lineEvents } from '@foyer/contracts/visits';

import { NewId } from '#platform/clock';
import { CommandRunner, defineReaction, stream } from '#platform/cqrs';
import { Line, OfferVisitor } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { PresenceTracker } from '../visit/presence-tracker.service.js';
import { offerRound } from './offer-round.js';
import { RoutingSnapshotWatch } from './routing-snapshot-watch.js';

/** All portals are looked at together, since an agent may belong to several. */
const ROUND = 'round';
const AGAIN_AT_ONCE = 5;
const AGAIN_LATER_MS = 500;

/**
 * Rings for the visitor who has waited longest, when a visitor starts to wait or an agent becomes
 * free.
 */
export const OfferTheOldestVisitorToAnAgent = defineReaction({
  name: 'offer-the-oldest-visitor-to-an-agent',
  on: [
    ...lineEvents,
    ...deskEvents,
    PortalCreated,
    PortalActivated,
    PortalDeactivated,
    PortalDeleted,
    PortalTimeZoneChanged,
    PortalFollowedHours,
    PortalCallLogicChanged,
    PortalSettingsChanged,
    ...portalMemberEvents,
  ],
  needs: {
    runner: CommandRunner,
    presence: PresenceTracker,
    recoveryQuery: RecoveryQuery,
    newId: NewId,
  },
  memory: ({ runner }) => ({ snapshot: new RoutingSnapshotWatch(runner), roundsInARow: 0 }),
  note: ({ data }, { snapshot }) => {
    if ('portalId' in data) snapshot.touchPortal(data.portalId);
    if ('memberId' in data) snapshot.touchDesk(data.memberId);
  },
  key: () => ROUND,
  begin: async ({ needs, memory }) => {
    for (const portalId of await needs.recoveryQuery.linedPortals()) {
      memory.snapshot.touchPortal(portalId);
    }
    return [ROUND];
  },
  watch: ({ presence }, changed) => {
    presence.onAgent(() => changed(ROUND));
    presence.onVisitor(() => changed(ROUND));
  },
  run: async (_, { needs, memory, now, again: lookAgain, alsoFor, stateOf, execute }) => {
    const { again, nextAt } = await offerRound({
      routingSnapshot: memory.snapshot,
      now: () => now,
      newId: () => needs.newId.next(),
      isReachable: (agentId) => needs.presence.isAgentHere(agentId),
      isHere: (visitId) => needs.presence.isVisitorHere(visitId),
      offer: async (offer) => {
        // If a page asked and no event did, the offer follows from the last event of the line.
        await stateOf(stream(Line, offer.portalId));
        await execute(OfferVisitor, offer, { correlationId: offer.visitId });
      },
    });
    memory.roundsInARow = again ? memory.roundsInARow + 1 : 0;
    // If other servers are faster every time, this one leaves the routing to them for a moment.
    if (again && memory.roundsInARow <= AGAIN_AT_ONCE) alsoFor(ROUND);
    else if (again) lookAgain(new Date(now.getTime() + AGAIN_LATER_MS));
    else if (nextAt) lookAgain(nextAt);
  },
});
