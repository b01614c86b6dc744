import { MeetingChanged } from '@foyer/contracts/calendar';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, LeaveCall } from '#contexts/calls';
import { meetingStream } from '../streams.js';

/** A person who is no longer invited is removed from the running call. */
export const KeepTheCallToThoseWhoAreInvited = defineReaction({
  name: 'keep-the-call-to-those-who-are-invited',
  on: [MeetingChanged],
  key: ({ data }) => data.meetingId,
  run: async (meetingId, { stateOf, execute }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status !== 'planned' || meeting.callId === null) return;
    const { callId } = meeting;
    const call = await stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    for (const joinerId of meeting.oldAttendees) {
      const participant = call.participants[joinerId];
      if (participant === undefined || participant.admission === 'removed') continue;
      await execute(LeaveCall, { callId, joinerId, because: { reason: 'removed' } });
    }
  },
});
