import { MeetingHandedOver } from '@foyer/contracts/calendar';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, TakeRole } from '#contexts/calls';
import { meetingStream } from '../streams.js';
import { wayInto } from '../domain/meeting-call.js';

/** The new organizer of a meeting leads its running call; the former one takes part in it. */
export const LetTheOrganizerLeadTheCall = defineReaction({
  name: 'let-the-organizer-lead-the-call',
  on: [MeetingHandedOver],
  key: ({ data: { meetingId, from } }) => `${meetingId} ${from}`,
  run: async (key, { stateOf, execute }) => {
    const [meetingId = '', from = ''] = key.split(' ');
    const meeting = await stateOf(meetingStream(meetingId));
    if (meeting.status !== 'planned' || meeting.callId === null) return;
    const { callId, organizerId } = meeting;
    const call = await stateOf(stream(Call, callId));
    if (call.stage !== 'on') return;
    // The new organizer comes first: the call has a leader at every moment.
    for (const joinerId of [organizerId, from]) {
      const participant = call.participants[joinerId];
      if (participant === undefined || participant.admission === 'removed') continue;
      const { role } = wayInto(meeting, joinerId);
      await execute(TakeRole, { callId, joinerId, role, by: null });
    }
  },
});
