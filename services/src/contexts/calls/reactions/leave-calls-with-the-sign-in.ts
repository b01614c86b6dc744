import { GIVEN_UP, MemberSignedOut } from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { defineReaction, stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Presence } from '#platform/realtime';
import { CallsUnderWay } from '../adapters/calls-under-way.js';
import { RunningSignIns } from '../adapters/running-sign-ins.js';
import type { CallOn } from '../call/state.js';
import { CHANGE_OF_SIGN_IN_MS, staysInCall } from '../call/stays-in-call.js';
import { Call, LeaveCall } from '../commands.js';

/** No page of a person in the lobby is in the call, so that it may belong to any sign-in. */
const ALWAYS = '';

/** Returns since when a person is away, null for one who is here; undefined for one who is not in. */
function absenceOf({ participants, knockers, supervisors }: CallOn, memberId: string) {
  if (supervisors[memberId]) return null;
  if (knockers[memberId]) return ALWAYS;
  const participant = participants[memberId];
  if (participant === undefined || participant.admission === 'removed') return undefined;
  const { joined, awaySince } = participant;
  return joined || awaySince !== null ? awaySince : undefined;
}

/**
 * A person in a call by a sign-in that has ended leaves it at once, for a reason of its own: the
 * page cannot come back. Another sign-in of the same person keeps the place, if a page is in the
 * call by it or comes in a moment.
 */
export const LeaveCallsWithTheSignIn = defineReaction({
  name: 'leave-calls-with-the-sign-in',
  on: [MemberSignedOut],
  needs: {
    freshness: Freshness,
    underWay: CallsUnderWay,
    signIns: RunningSignIns,
    presence: Presence,
  },
  memory: () => new Map<string, string>(),
  note: ({ data: { memberId, reason }, metadata: { at } }, ends) => {
    if (GIVEN_UP.call[reason] === 'signed-out') ends.set(memberId, at);
  },
  key: ({ data: { memberId, reason } }) =>
    GIVEN_UP.call[reason] === 'signed-out' ? memberId : undefined,
  run: async (memberId, { needs, memory, position, stateOf, execute, now, startedAt, again }) => {
    await needs.freshness.waitFor(position, [callRecords.name, 'members']);
    const at = memory.get(memberId);
    if (at === undefined) return;
    const running = await needs.signIns.of(memberId, now);
    const changesUntil = new Date(Date.parse(at) + CHANGE_OF_SIGN_IN_MS);
    let mayChange = false;
    for (const callId of await needs.underWay.ids()) {
      const call = await stateOf(stream(Call, callId));
      const awaySince = call.stage === 'on' ? absenceOf(call, memberId) : undefined;
      if (awaySince === undefined) continue;
      const here = needs.presence
        .in('conference', `call:${callId}`)
        .flatMap((present) =>
          present.type === 'member' && present.id === memberId ? [present.sessionId] : [],
        );
      const endedAt = at < startedAt.toISOString() ? null : at;
      if (staysInCall({ running, here, awaySince, endedAt })) continue;
      if (running.size > 0 && now < changesUntil) {
        mayChange = true;
        continue;
      }
      const leave = { callId, joinerId: memberId, because: { reason: 'signed-out' as const } };
      await execute(LeaveCall, leave, { correlationId: callId });
    }
    if (mayChange) again(changesUntil);
    else if (memory.get(memberId) === at) memory.delete(memberId);
  },
});
