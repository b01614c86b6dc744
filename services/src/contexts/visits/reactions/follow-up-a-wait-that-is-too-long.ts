import { PortalSettingsChanged } from '@foyer/contracts/portals';
import { OfferEnded, VisitorJoinedLine, VisitorPlacedInLine } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { Line, PortalAdmission, ReachLongestWait } from '../commands.js';
import { longestWaitAt } from '../line/reach-longest-wait.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/**
 * Notifies a visitor who has waited for the portal's longest time, or sends the visitor to another
 * portal.
 */
export const FollowUpAWaitThatIsTooLong = defineReaction({
  name: 'follow-up-a-wait-that-is-too-long',
  on: [VisitorJoinedLine, VisitorPlacedInLine, OfferEnded, PortalSettingsChanged],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { stateOf, execute, again, now }) => {
    const admission = await stateOf(stream(PortalAdmission, portalId));
    const { visitors } = await stateOf(stream(Line, portalId));
    let next: Date | undefined;
    for (const visitor of visitors) {
      const due = longestWaitAt(admission, visitor);
      if (!due) continue;
      if (due > now) next = next && next < due ? next : due;
      else {
        const { visitId } = visitor;
        await execute(ReachLongestWait, { visitId, portalId }, { correlationId: visitId });
      }
    }
    if (next) again(next);
  },
});
