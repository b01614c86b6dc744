import { MemberDeactivated, MemberDeleted } from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { Call, LeaveCall } from '../commands/index.js';
import { CallsUnderWay } from '../ports/calls-under-way.js';

/** Who is deactivated in mid-call is out of it at once, and need not be waited for. */
export const RemoveADeactivatedMemberFromCalls = defineReaction({
  name: 'remove-a-deactivated-member-from-calls',
  on: [MemberDeactivated, MemberDeleted],
  needs: { freshness: Freshness, underWay: CallsUnderWay },
  key: ({ data }) => data.memberId,
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
