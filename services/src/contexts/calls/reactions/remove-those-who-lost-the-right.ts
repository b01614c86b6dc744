import {
  MemberDeactivated,
  MemberDeleted,
  MemberRoleChanged,
  permits,
  PersonForgotten,
  type Policy,
} from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { Call, LeaveCall } from '../commands/index.js';
import type { CallOn } from '../domain/call-state.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

interface Removal {
  readonly name: string;
  /** What those may do who stay. */
  readonly policy: Policy;
  readonly isIn: (call: CallOn, memberId: string) => boolean;
}

/** Who is deactivated, loses a right, or is to be forgotten in mid-call, is out of it at once. */
const removal = ({ name, policy, isIn }: Removal) =>
  defineReaction({
    name,
    on: [MemberDeactivated, MemberDeleted, MemberRoleChanged, PersonForgotten],
    needs: { freshness: Freshness, underWay: CallsUnderWay },
    key: ({ data }) => {
      if ('role' in data && permits(policy, data.role)) return undefined;
      return 'memberId' in data ? data.memberId : data.personId;
    },
    run: async (memberId, { needs, position, stateOf, execute }) => {
      // A call that began before is found only where the record shows it.
      await needs.freshness.waitFor(position, [callRecords.name]);
      for (const callId of await needs.underWay.ids()) {
        const call = await stateOf(stream(Call, callId));
        if (call.stage !== 'on' || !isIn(call, memberId)) continue;
        const leave = { callId, joinerId: memberId, because: { reason: 'removed' as const } };
        await execute(LeaveCall, leave, { correlationId: callId });
      }
    },
  });

export const RemoveADeactivatedMemberFromCalls = removal({
  name: 'remove-a-deactivated-member-from-calls',
  policy: 'call.own',
  isIn: ({ participants }, memberId) => {
    const participant = participants[memberId];
    return participant !== undefined && participant.admission !== 'removed';
  },
});

/** Who may supervise calls no longer is out of those that go on, joined or not. */
export const EndTheSupervisionOfAFormerSupervisor = removal({
  name: 'end-the-supervision-of-a-former-supervisor',
  policy: 'calls.supervise',
  isIn: ({ supervisors, participants }, memberId) => {
    const participant = participants[memberId];
    const mayBeIn = participant?.supervises === true && participant.admission !== 'removed';
    return supervisors[memberId] !== undefined || mayBeIn;
  },
});
