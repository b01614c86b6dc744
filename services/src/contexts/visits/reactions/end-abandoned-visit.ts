import {
  VISIT_DESERTED_MS,
  VisitEnded,
  VisitOpened,
  VisitStatusChanged,
} from '@foyer/contracts/visits';

import { defineAbsence, stream } from '#platform/cqrs';
import { EndDesertedVisit, Visit } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { PresenceTracker } from '../visit/presence-tracker.service.js';

/**
 * Ends a visit whose page never appears, or closes before ringing: it has no place in line to give
 * up. After a start pages are not back yet, and all visitors have the whole time to come.
 */
export const EndAbandonedVisit = defineAbsence({
  name: 'end-a-visit-that-nobody-comes-to',
  on: [VisitOpened, VisitStatusChanged, VisitEnded],
  needs: { recoveryQuery: RecoveryQuery, presence: PresenceTracker },
  key: ({ data }) => data.visitId,
  begin: ({ needs }) => needs.recoveryQuery.arrivingVisits(),
  watch: ({ presence }, changed) => presence.onVisitor(changed),
  isAwaited: async (visitId, { stateOf }) =>
    (await stateOf(stream(Visit, visitId))).stage === 'arriving',
  isHere: (visitId, { presence }) => presence.isVisitorHere(visitId),
  forMs: VISIT_DESERTED_MS,
  run: async (visitId, { execute }) => {
    await execute(EndDesertedVisit, { visitId }, { correlationId: visitId });
  },
});
