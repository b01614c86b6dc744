import { PortalGroupMemberLeft, PortalMemberRemoved } from '@foyer/contracts/portals';
import { OfferEnded, VisitorOffered, VisitorTaken } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { EndOffer, Line, PortalAdmission } from '../commands.js';
import type { RingingOffer } from '../line/state.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/**
 * It rings for so long and no longer, and not at all for who no longer belongs to the portal. By
 * portal: its offers end one after the other, and the next end is always known.
 */
export const EndAnOfferThatWasNotAnswered = defineReaction({
  name: 'end-an-offer-that-was-not-answered',
  on: [VisitorOffered, OfferEnded, VisitorTaken, PortalMemberRemoved, PortalGroupMemberLeft],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { stateOf, execute, again, now, startedAt }) => {
    const { visitors } = await stateOf(stream(Line, portalId));
    const { memberIds } = await stateOf(stream(PortalAdmission, portalId));
    const ends: number[] = [];
    for (const { visitId, offer } of visitors) {
      if (!offer) continue;
      const { offerId, agentId } = offer;
      const reason = whyOver(offer, { memberIds, now, startedAt });
      if (reason === undefined) ends.push(Date.parse(offer.expiresAt));
      else {
        const data = { portalId, visitId, offerId, agentId, reason };
        await execute(EndOffer, data, { correlationId: visitId });
      }
    }
    if (ends.length > 0) again(new Date(Math.min(...ends)));
  },
});

function whyOver(
  { agentId, expiresAt }: RingingOffer,
  at: { readonly memberIds: readonly string[]; readonly now: Date; readonly startedAt: Date },
): EndOffer['data']['reason'] | undefined {
  if (!at.memberIds.includes(agentId)) return 'agent-gone';
  const end = Date.parse(expiresAt);
  if (end > at.now.getTime()) return undefined;
  // An offer that ended while the server was down could not be answered; its agent must not be
  // skipped for that.
  return end <= at.startedAt.getTime() ? 'agent-gone' : 'unanswered';
}
