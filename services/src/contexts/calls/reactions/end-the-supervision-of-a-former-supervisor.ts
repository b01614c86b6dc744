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

/** Who may supervise calls no longer hears nothing more of those that go on. */
export const EndTheSupervisionOfAFormerSupervisor = defineReaction({
  name: 'end-the-supervision-of-a-former-supervisor',
  on: [MemberDeactivated, MemberDeleted, MemberRoleChanged, PersonForgotten],
  needs: { freshness: Freshness, underWay: CallsUnderWay },
  key: ({ data }) => {
    if ('role' in data && permits('calls.supervise', data.role)) return undefined;
    return 'memberId' in data ? data.memberId : data.personId;
  },
  run: async (memberId, { needs, position, stateOf, execute }) => {
    await needs.freshness.waitFor(position, [callRecords.name]);
    for (const callId of await needs.underWay.ids()) {
      const call = await stateOf(stream(Call, callId));
      if (call.stage !== 'on' || call.supervisors[memberId] === undefined) continue;
      const because = { reason: 'left' } as const;
      await execute(LeaveCall, { callId, joinerId: memberId, because }, { correlationId: callId });
    }
  },
});
