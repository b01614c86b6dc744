import {
  MemberDeactivated,
  MemberDeleted,
  MemberRoleChanged,
  permits,
  PersonForgotten,
} from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { Call, LeaveCall } from '../commands/index.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

/**
 * Who is deactivated in mid-call, may take part in calls no longer, or of whom nothing is to be known any more, is out of it
 * at once.
 */
export const RemoveADeactivatedMemberFromCalls = defineReaction({
  name: 'remove-a-deactivated-member-from-calls',
  on: [MemberDeactivated, MemberDeleted, MemberRoleChanged, PersonForgotten],
  needs: { freshness: Freshness, underWay: CallsUnderWay },
  key: ({ data }) => {
    if ('role' in data && permits('call.own', data.role)) return undefined;
    return 'memberId' in data ? data.memberId : data.personId;
  },
  run: async (memberId, { needs, position, stateOf, execute }) => {
    // A call that began before is found only where the record shows it.
    await needs.freshness.waitFor(position, [callRecords.name]);
    for (const callId of await needs.underWay.ids()) {
      const call = await stateOf(stream(Call, callId));
      const participant = call.stage === 'on' ? call.participants[memberId] : undefined;
      if (participant === undefined || participant.admission === 'removed') continue;
      const because = { reason: 'removed' } as const;
      await execute(LeaveCall, { callId, joinerId: memberId, because }, { correlationId: callId });
    }
  },
});
