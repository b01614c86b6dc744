import { PortalDeactivated, PortalDeleted, PortalFollowedHours } from '@foyer/contracts/portals';
import { VisitorJoinedLine, VisitorPlacedInLine } from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { LeaveLine, Line, PortalAdmission } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/** Empties the line of a portal that closes, even of visitors who rang while it closed. */
export const EmptyTheLineOfAClosedPortal = defineReaction({
  name: 'empty-the-line-of-a-closed-portal',
  on: [
    PortalDeactivated,
    PortalDeleted,
    PortalFollowedHours,
    VisitorJoinedLine,
    VisitorPlacedInLine,
  ],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { stateOf, execute }) => {
    const { open } = await stateOf(stream(PortalAdmission, portalId));
    if (open) return;
    const { visitors } = await stateOf(stream(Line, portalId));
    for (const { visitId } of visitors) {
      const because = { reason: 'portal-closed', closedId: portalId } as const;
      await execute(LeaveLine, { visitId, because }, { correlationId: visitId });
    }
  },
});
