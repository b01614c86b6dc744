import {
  MemberActivated,
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

const personOf = (data: { readonly memberId: string } | { readonly personId: string }): string =>
  'memberId' in data ? data.memberId : data.personId;

/** Who is deactivated, loses a right, or is to be forgotten in mid-call, is out of it at once. */
const removal = ({ name, policy, isIn }: Removal) =>
  defineReaction({
    name,
    on: [MemberActivated, MemberDeactivated, MemberDeleted, MemberRoleChanged, PersonForgotten],
    needs: { freshness: Freshness, underWay: CallsUnderWay },
    // What is given once more after a start may have been put right long ago.
    memory: () => new Map<string, string>(),
    note: (event, lost) => {
      const { data } = event;
      const isGranted =
        event.type === 'MemberActivated' || ('role' in data && permits(policy, data.role));
      if (isGranted) lost.delete(personOf(data));
      else lost.set(personOf(data), event.id);
    },
    key: ({ data }) => personOf(data),
    run: async (memberId, { needs, memory: lost, position, stateOf, execute }) => {
      // A call that began before is found only where the record shows it.
      await needs.freshness.waitFor(position, [callRecords.name]);
      const loss = lost.get(memberId);
      if (loss === undefined) return;
      for (const callId of await needs.underWay.ids()) {
        const call = await stateOf(stream(Call, callId));
        if (call.stage !== 'on' || !isIn(call, memberId)) continue;
        const leave = { callId, joinerId: memberId, because: { reason: 'removed' as const } };
        await execute(LeaveCall, leave, { correlationId: callId });
      }
      if (lost.get(memberId) === loss) lost.delete(memberId);
    },
  });

export const RemoveADeactivatedMemberFromCalls = removal({
  name: 'remove-a-deactivated-member-from-calls',
  policy: 'call.own',
  isIn: ({ participants, knockers }, memberId) => {
    const participant = participants[memberId];
    const isIn = participant !== undefined && participant.admission !== 'removed';
    return isIn || knockers[memberId] !== undefined;
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
