import { visitMessages, VisitorTaken } from '@foyer/contracts/visits';

import { MemberDirectory } from '#contexts/identity';
import { definePush, stream } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';
import { Desk } from '../commands.js';

/**
 * Notifies the visitor and the agent of a pickup that they must join the call. A page that was away
 * reads it from its visit.
 */
export const NotifyBothSidesOfAPickup = definePush({
  name: 'notify-both-sides-of-a-pickup',
  on: [VisitorTaken],
  needs: { realtime: Realtime, members: MemberDirectory },
  each: async (
    { data: { visitId, portalId, agentId } },
    { needs: { realtime, members }, stateOf },
  ) => {
    const desk = await stateOf(stream(Desk, agentId));
    // Over already: there is nothing to join.
    if (desk.engagement.kind !== 'inCall' || desk.engagement.visitId !== visitId) return;
    const pickup = {
      clientId: visitId,
      queueId: portalId,
      callDetailId: desk.engagement.callId,
      agentId,
      agentName: (await members.displayName(agentId)) ?? '',
    };
    for (const room of [`visit:${visitId}`, `member:${agentId}`]) {
      realtime.push(visitMessages.pickupCall, room, pickup);
    }
  },
});
