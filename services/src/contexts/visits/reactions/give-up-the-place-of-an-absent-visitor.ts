import {
  VISITOR_ABSENCE_MS,
  VISITOR_BLINK_MS,
  VisitorCameBack as CameBack,
  VisitorJoinedLine,
  VisitorLeftLine,
  VisitorPlacedInLine,
  VisitorTaken,
  VisitorWentAway as WentAway,
} from '@foyer/contracts/visits';

import { type CommandRunner, defineAbsence, stream } from '#platform/cqrs';
import { LeaveLine, Line, Visit, VisitorCameBack, VisitorWentAway } from '../commands.js';
import { visitorInLine } from '../line/state.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { PresenceTracker } from '../visit/presence-tracker.service.js';

/**
 * Marks a waiting visitor as away if the page is gone for longer than a reload takes. A visitor who
 * stays away gives up the place. After a start all visitors have the whole time to come back.
 */
export const GiveUpThePlaceOfAnAbsentVisitor = defineAbsence({
  name: 'give-up-the-place-of-an-absent-visitor',
  on: [VisitorJoinedLine, VisitorPlacedInLine, WentAway, CameBack, VisitorLeftLine, VisitorTaken],
  needs: { recoveryQuery: RecoveryQuery, presence: PresenceTracker },
  key: ({ data }) => data.visitId,
  begin: ({ needs }) => needs.recoveryQuery.waitingVisits(),
  watch: ({ presence }, changed) => presence.onVisitor(changed),
  isHere: (visitId, { presence }) => presence.isVisitorHere(visitId),
  whenHere: async (visitId, { stateOf, execute }) => {
    const awaySince = await notedAway(visitId, stateOf);
    if (typeof awaySince !== 'string') return;
    await execute(VisitorCameBack, { visitId }, { correlationId: visitId });
  },
  isAwaited: async (visitId, { stateOf }) => (await notedAway(visitId, stateOf)) !== undefined,
  forMs: VISITOR_BLINK_MS,
  run: async (visitId, { stateOf, execute, again, absentSince, now, startedAt }) => {
    const awaySince = await notedAway(visitId, stateOf);
    const part = { correlationId: visitId };
    if (awaySince === undefined) return;
    if (awaySince === null) {
      await execute(VisitorWentAway, { visitId, awaySince: absentSince.toISOString() }, part);
      return;
    }
    const until = Math.max(Date.parse(awaySince), startedAt.getTime()) + VISITOR_ABSENCE_MS;
    if (now.getTime() < until) again(new Date(until));
    else await execute(LeaveLine, { visitId, because: { reason: 'absent', awaySince } }, part);
  },
});

/**
 * The time since which a visitor is away as far as the line knows: null for one who is there,
 * undefined for one who does not wait, or keeps the place.
 */
async function notedAway(
  visitId: string,
  stateOf: CommandRunner['stateOf'],
): Promise<string | null | undefined> {
  const visit = await stateOf(stream(Visit, visitId));
  if (visit.stage !== 'waiting') return undefined;
  const visitor = visitorInLine(await stateOf(stream(Line, visit.portalId)), visitId);
  // A visitor who has left and keeps the place reports the return.
  return visitor?.kept ? undefined : visitor?.awaySince;
}
