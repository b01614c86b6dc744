import { MeetingCancelled } from '@foyer/contracts/calendar';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, LeaveCall } from '#contexts/calls';
import { meetingStream } from '../streams.js';

/**
 * No call continues in a cancelled meeting: all participants are removed from it, and with the last
 * one it ends.
 */
export const EndTheCallOfACancelledMeeting = defineReaction({
  name: 'end-the-call-of-a-cancelled-meeting',
  on: [MeetingCancelled],
  key: ({ data }) => data.meetingId,
  run: async (meetingId, { stateOf, execute }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status !== 'cancelled' || meeting.callId === null) return;
    const { callId } = meeting;
    const call = await stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    for (const [joinerId, { admission }] of Object.entries(call.participants)) {
      if (admission === 'removed') continue;
      await execute(LeaveCall, { callId, joinerId, because: { reason: 'removed' } });
    }
  },
});
