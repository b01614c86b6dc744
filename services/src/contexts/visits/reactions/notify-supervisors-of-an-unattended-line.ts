import { lineEvents } from '@foyer/contracts/visits';
import { v5 } from 'uuid';

import { MemberDirectory } from '#contexts/identity';
import { defineReaction, stream, type ReactionRun } from '#platform/cqrs';
import { EndNotice, NoticeTimes, RaiseNotice, Subscribers } from '#contexts/web-push';
import { Desk, Line, PortalAdmission } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { isAtDesk } from '../desk/wants-notices.js';
import { whoWaits } from '../line/who-waits.js';

const UNATTENDED = '0d2a6a33-95ab-5a0a-8c8b-3f6a0b8e7a10';
/** Desks change without an event of the line: while visitors wait, it looks again. */
const LOOKS_AGAIN_MS = 30_000;
/** A push service keeps the notice for so long, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** A line before empty desks: since when, and the notices of supervisors about it. */
interface Unattended {
  readonly since: Date;
  readonly shown: Map<string, string>;
}

/** Supervisors learn on their devices that visitors wait at a portal whose desks are empty. */
export const NotifySupervisorsOfAnUnattendedLine = defineReaction({
  name: 'notify-supervisors-of-an-unattended-line',
  on: lineEvents,
  needs: {
    recoveryQuery: RecoveryQuery,
    members: MemberDirectory,
    times: NoticeTimes,
    subscribers: Subscribers,
  },
  memory: () => ({ byPortal: new Map<string, Unattended>() }),
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { needs, memory: { byPortal }, stateOf, execute, now, again }) => {
    const { unattendedMs } = needs.times;
    if (unattendedMs === 0) return;
    const { length: count } = whoWaits(await stateOf(stream(Line, portalId)));
    const before = byPortal.get(portalId);
    if (count === 0 && !before) return;
    const supervisors = await needs.members.entitled(
      await needs.subscribers.all(),
      'lines.supervise',
    );
    if (supervisors.size === 0 && !before) return;
    const until = new Date(now.getTime() + KEPT_MS).toISOString();
    if (count > 0) again(new Date(now.getTime() + LOOKS_AGAIN_MS));
    if (count === 0 || (await isAttended(portalId, needs.recoveryQuery, stateOf))) {
      for (const [memberId, noticeId] of before?.shown ?? [])
        await execute(EndNotice, { noticeId, memberId, until });
      byPortal.delete(portalId);
      return;
    }
    const { since, shown } = before ?? { since: now, shown: new Map<string, string>() };
    byPortal.set(portalId, { since, shown });
    if (now.getTime() - since.getTime() < unattendedMs) return;
    for (const memberId of supervisors) {
      const noticeId = v5(`${portalId} ${memberId} ${since.toISOString()}`, UNATTENDED);
      shown.set(memberId, noticeId);
      await execute(RaiseNotice, {
        noticeId,
        memberId,
        portalId,
        count,
        kind: 'unattended',
        until,
      });
    }
  },
});

/** True if an agent of a portal is at the desk; only the open ones are looked at. */
async function isAttended(
  portalId: string,
  recoveryQuery: RecoveryQuery,
  stateOf: ReactionRun<never>['stateOf'],
): Promise<boolean> {
  const { memberIds } = await stateOf(stream(PortalAdmission, portalId));
  for (const memberId of await recoveryQuery.openDesks()) {
    const isOfPortal = memberIds.includes(memberId);
    if (isOfPortal && isAtDesk(await stateOf(stream(Desk, memberId)))) return true;
  }
  return false;
}
