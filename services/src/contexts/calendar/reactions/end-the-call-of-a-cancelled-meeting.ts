import { MeetingCancelled } from '@foyer/contracts/calendar';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, LeaveCall } from '#contexts/calls';
import { meetingStream } from '../streams.js';

/** No call continues in a cancelled meeting: it ends for all of them at once, for that reason. */
export const EndTheCallOfACancelledMeeting = defineReaction({
  name: 'end-the-call-of-a-cancelled-meeting',
  on: [MeetingCancelled],
  key: ({ data }) => data.meetingId,
  run: async (meetingId, { stateOf, execute }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status !== 'cancelled' || meeting.callId === null) return;
    const { callId } = meeting;
    const call = await stateOf(stream(Call, callId));
    const [joinerId] = call.stage === 'on' ? Object.keys(call.participants) : [];
    if (joinerId === undefined) return;
    await execute(LeaveCall, { callId, joinerId, because: { reason: 'called-off' } });
  },
});
