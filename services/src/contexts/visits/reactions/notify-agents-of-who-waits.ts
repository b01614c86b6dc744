import { lineEvents } from '@foyer/contracts/visits';
import { v5 } from 'uuid';

import { defineReaction, stream } from '#platform/cqrs';
import { EndNotice, NoticeTimes, RaiseNotice, Subscribers } from '#contexts/web-push';
import { Desk, Line, PortalAdmission } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { wantsNotices } from '../desk/wants-notices.js';
import { whoWaits } from '../line/who-waits.js';

const WAITS = 'a4a9b4c2-4d4f-5b38-8d44-0c8e1c1c6f60';
/** Desks change without an event of the line: while visitors wait, it looks again. */
const LOOKS_AGAIN_MS = 15_000;
/** A push service keeps the notice for so long, in milliseconds. */
const KEPT_MS = 10 * 60_000;

interface Shown {
  readonly memberId: string;
  readonly visitId: string;
  readonly since: Date;
}

/**
 * The first visitor of a line is shown on the devices of agents at whose desks it does not ring,
 * until an agent takes the visitor. If the deployment wants it, it is shown again and again.
 */
export const NotifyAgentsOfWhoWaits = defineReaction({
  name: 'notify-agents-of-who-waits',
  on: lineEvents,
  needs: { recoveryQuery: RecoveryQuery, times: NoticeTimes, subscribers: Subscribers },
  memory: () => ({ byPortal: new Map<string, Map<string, Shown>>() }),
  key: ({ data }) => data.portalId,
  begin: ({ needs }) => needs.recoveryQuery.linedPortals(),
  run: async (portalId, { needs, memory: { byPortal }, stateOf, execute, now, again }) => {
    const waiting = whoWaits(await stateOf(stream(Line, portalId)));
    const shown = byPortal.get(portalId) ?? new Map<string, Shown>();
    const [first] = waiting;
    if (!first && shown.size === 0) return;
    const { memberIds, open } = await stateOf(stream(PortalAdmission, portalId));
    const told = new Set<string>();
    const reachable = first && open ? await needs.subscribers.among(memberIds) : [];
    if (reachable.length === 0 && shown.size === 0) return;
    for (const memberId of reachable) {
      if (wantsNotices(await stateOf(stream(Desk, memberId)), now)) told.add(memberId);
    }
    const until = new Date(now.getTime() + KEPT_MS).toISOString();
    for (const [noticeId, { memberId, visitId }] of shown) {
      if (visitId === first?.visitId && told.has(memberId)) continue;
      await execute(EndNotice, { noticeId, memberId, until });
      shown.delete(noticeId);
    }
    for (const memberId of first ? told : []) {
      const visitId = first?.visitId ?? '';
      const noticeId = v5(`${visitId} ${memberId} ${first?.waitingSince ?? ''}`, WAITS);
      const { since } = shown.get(noticeId) ?? { since: now };
      shown.set(noticeId, { memberId, visitId, since });
      const nth = needs.times.nth(since, now);
      const notice = { noticeId, memberId, portalId, callId: visitId, count: waiting.length };
      await execute(RaiseNotice, { ...notice, kind: 'waits', nth, until });
    }
    if (shown.size > 0) byPortal.set(portalId, shown);
    else byPortal.delete(portalId);
    if (first) again(new Date(now.getTime() + LOOKS_AGAIN_MS));
  },
});
