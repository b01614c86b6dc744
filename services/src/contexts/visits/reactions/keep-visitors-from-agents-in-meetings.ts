import { CallEnded, CallJoined, CallLeft } from '@foyer/contracts/calls';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineReaction } from '../../../platform/eventing/index.js';
import { Call } from '../../calls/index.js';
import { Desk, NoteMeeting } from '../commands/index.js';
import { RecoveryQuery } from '../ports/recovery-query.js';

/** Who is in the call of a meeting is with somebody: no visitor is offered there until the call is left. */
export const KeepVisitorsFromAgentsInMeetings = defineReaction({
  name: 'keep-visitors-from-agents-in-meetings',
  on: [CallJoined, CallLeft, CallEnded],
  needs: { recoveryQuery: RecoveryQuery },
  key: ({ data }) => data.callId,
  begin: ({ needs }) => needs.recoveryQuery.meetingCalls(),
  run: async (callId, { stateOf, execute }) => {
    const call = await stateOf(stream(Call, callId));
    if (call.stage === 'none' || call.origin.kind !== 'meeting') return;
    for (const [memberId, { joinerType, joined }] of Object.entries(call.participants)) {
      if (joinerType !== 'User') continue;
      const isIn = call.stage === 'on' && joined;
      const { meetingCallId } = await stateOf(stream(Desk, memberId));
      if (isIn !== (meetingCallId === callId))
        await execute(NoteMeeting, { memberId, callId, isIn });
    }
  },
});
