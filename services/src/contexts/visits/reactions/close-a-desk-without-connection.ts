import { GIVEN_UP, MemberRoleChanged, MemberSignedOut, permits } from '@foyer/contracts/identity';
import {
  DESK_ABSENCE_MS,
  DESK_BLINK_MS,
  DeskClosed,
  DeskConnectionLost,
  DeskConnectionRestored,
  DeskOpened,
} from '@foyer/contracts/visits';

import { defineAbsence, stream } from '#platform/cqrs';
import { RunningSignIns } from '#contexts/calls';
import { MemberDirectory } from '#contexts/identity';
import { CloseDesk, Desk, LoseDesk, OpenDesk } from '../commands.js';
import { RecoveryQuery } from '../adapters/recovery-query.js';
import { PresenceTracker } from '../visit/presence-tracker.service.js';

/**
 * Why a desk closes: with the last page of a sign-in that has ended, or at once with the right to
 * it.
 */
interface Leaving {
  readonly sessionId?: string;
  readonly reason: CloseDesk['data']['reason'];
}

/**
 * Keeps a desk open while its agent has a page, and for a while longer. An agent without a page for
 * longer than a reload takes is lost, and is not rung. An agent who signs out or is deactivated
 * closes the desk with the last page; while another sign-in runs, a page has a moment to come by
 * it. An agent without the right to a desk closes it at once, even with an open page. After a start
 * all agents who still have the right have the whole time to come back.
 */
export const CloseADeskWithoutConnection = defineAbsence({
  name: 'close-a-desk-without-connection',
  on: [
    MemberSignedOut,
    MemberRoleChanged,
    DeskOpened,
    DeskConnectionLost,
    DeskConnectionRestored,
    DeskClosed,
  ],
  needs: {
    recoveryQuery: RecoveryQuery,
    presence: PresenceTracker,
    signIns: RunningSignIns,
    members: MemberDirectory,
  },
  memory: () => ({
    leaving: new Map<string, Leaving>(),
    /** The sign-ins by which an agent was here at last. */
    lastHere: new Map<string, ReadonlySet<string>>(),
  }),
  note: (event, { leaving }) => {
    if (event.type === 'MemberRoleChanged') {
      const { memberId, role } = event.data;
      const isLeaving = leaving.get(memberId)?.reason === 'not-permitted';
      if (!permits('desk.work', role))
        leaving.set(memberId, { reason: GIVEN_UP.desk['role-changed'] });
      else if (isLeaving) leaving.delete(memberId);
    }
    if (event.type !== 'MemberSignedOut') return;
    const { memberId, sessionId, reason } = event.data;
    leaving.set(memberId, { sessionId, reason: GIVEN_UP.desk[reason] });
  },
  key: ({ data }) => data.memberId,
  begin: async ({ needs: { recoveryQuery, members }, memory: { leaving } }) => {
    const open = await recoveryQuery.openDesks();
    const entitled = await members.entitled(open, 'desk.work');
    // The right may have gone just before the program ended.
    for (const memberId of open)
      if (!entitled.has(memberId)) leaving.set(memberId, { reason: 'not-permitted' });
    return open;
  },
  watch: ({ presence }, changed) => presence.onAgent(changed),
  isHere: (memberId, { presence }) => presence.isAgentHere(memberId),
  whenHere: async (memberId, { needs, memory: { leaving, lastHere }, stateOf, execute }) => {
    const { sessionId: ended, reason } = leaving.get(memberId) ?? {};
    // The new role may not have come to the open pages yet.
    if (reason === 'not-permitted') {
      await execute(CloseDesk, { memberId, reason }, { correlationId: memberId });
      return;
    }
    const here = needs.presence.sessionsOf(memberId);
    const sessions = [...here];
    lastHere.set(memberId, here);
    // An agent with a running sign-in, other than the ended one, has not left.
    if (sessions.some((sessionId) => sessionId !== ended)) leaving.delete(memberId);
    const { open, lostSince } = await stateOf(stream(Desk, memberId));
    if (!open || lostSince !== null)
      await execute(OpenDesk, { memberId }, { correlationId: memberId });
  },
  isAwaited: async (memberId, { memory, stateOf }) => {
    const { open } = await stateOf(stream(Desk, memberId));
    if (open) return true;
    memory.leaving.delete(memberId);
    memory.lastHere.delete(memberId);
    return false;
  },
  forMs: (memberId, { leaving }) => (leaving.has(memberId) ? 0 : DESK_BLINK_MS),
  run: async (memberId, tools) => {
    const { needs, memory, stateOf, execute, again, absentSince, now, startedAt } = tools;
    const part = { correlationId: memberId };
    const left = memory.leaving.get(memberId);
    if (left !== undefined) {
      const running = await needs.signIns.of(memberId, now);
      const mayComeBack =
        left.sessionId !== undefined && [...running].some((id) => id !== left.sessionId);
      const comesUntil = absentSince.getTime() + DESK_BLINK_MS;
      if (mayComeBack && now.getTime() < comesUntil) {
        again(new Date(comesUntil));
        return;
      }
      const wasHereBy = memory.lastHere.get(memberId);
      if (!mayComeBack || wasHereBy === undefined || wasHereBy.has(left.sessionId ?? '')) {
        await execute(CloseDesk, { memberId, reason: left.reason }, part);
        return;
      }
      // The page that is away was here by a sign-in that runs.
      memory.leaving.delete(memberId);
    }
    const { open, lostSince } = await stateOf(stream(Desk, memberId));
    if (!open) return;
    if (lostSince === null) {
      await execute(LoseDesk, { memberId, lostSince: absentSince.toISOString() }, part);
      return;
    }
    const until = Math.max(Date.parse(lostSince), startedAt.getTime()) + DESK_ABSENCE_MS;
    if (now.getTime() < until) again(new Date(until));
    else await execute(CloseDesk, { memberId, reason: 'connection-lost' }, part);
  },
});
