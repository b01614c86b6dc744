import {
  GIVEN_UP,
  MemberActivated,
  MemberDeactivated,
  MemberDeleted,
  MemberRoleChanged,
  permits,
  PersonForgotten,
  type Policy,
} from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { defineReaction, stream } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Call, LeaveCall } from '../commands.js';
import type { CallOn } from '../call/state.js';
import { CallsUnderWay } from '../adapters/calls-under-way.js';

interface Removal {
  readonly name: string;
  /** The policy that a person needs to stay. */
  readonly policy: Policy;
  readonly isIn: (call: CallOn, memberId: string) => boolean;
}

const personOf = (data: { readonly memberId: string } | { readonly personId: string }): string =>
  'memberId' in data ? data.memberId : data.personId;

/** Removes a person from calls at once after deactivation, loss of a right, or erasure. */
const removal = ({ name, policy, isIn }: Removal) =>
  defineReaction({
    name,
    on: [MemberActivated, MemberDeactivated, MemberDeleted, MemberRoleChanged, PersonForgotten],
    needs: { freshness: Freshness, underWay: CallsUnderWay },
    // An event that is delivered again after a start may have been corrected long ago.
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
        const leave = {
          callId,
          joinerId: memberId,
          because: { reason: GIVEN_UP.call['role-changed'] },
        };
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

/** Removes a person who may no longer supervise from running calls, joined or not. */
export const EndTheSupervisionOfAFormerSupervisor = removal({
  name: 'end-the-supervision-of-a-former-supervisor',
  policy: 'calls.supervise',
  isIn: ({ supervisors, participants }, memberId) => {
    const participant = participants[memberId];
    const mayBeIn = participant?.supervises === true && participant.admission !== 'removed';
    return supervisors[memberId] !== undefined || mayBeIn;
  },
});
