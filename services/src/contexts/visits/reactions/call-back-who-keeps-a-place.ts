import {
  VisitorCalledBack,
  VisitorKeptPlace,
  VisitorLeftLine,
  VisitorTaken,
  VisitorWentToOtherLine,
} from '@foyer/contracts/visits';

import { defineReaction, stream } from '#platform/cqrs';
import { CallBack, LeaveLine, Line } from '../commands.js';
import { isNearlyTheTurn } from '../line/keep-place.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';

/**
 * Calls a visitor back who keeps a place, when few are ahead; a visitor who does not come gives the
 * place up.
 */
export const CallBackWhoKeepsAPlace = defineReaction({
  name: 'call-back-who-keeps-a-place',
  on: [VisitorKeptPlace, VisitorCalledBack, VisitorLeftLine, VisitorTaken, VisitorWentToOtherLine],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { stateOf, execute, again, now }) => {
    const line = await stateOf(stream(Line, portalId));
    let next: string | undefined;
    for (const { visitId, kept, awaySince } of line.visitors) {
      if (!kept || awaySince === null) continue;
      const part = { correlationId: visitId };
      const { expiresAt } = kept;
      if (expiresAt === null) {
        if (isNearlyTheTurn(line, visitId)) await execute(CallBack, { visitId, portalId }, part);
      } else if (expiresAt > now.toISOString()) {
        next = next !== undefined && next < expiresAt ? next : expiresAt;
      } else {
        await execute(LeaveLine, { visitId, because: { reason: 'absent', awaySince } }, part);
      }
    }
    if (next !== undefined) again(new Date(next));
  },
});
