import {
  MEETING_CLOSES_AFTER_MS,
  MeetingCancelled,
  MeetingOccurrenceCancelled,
  MeetingSeriesEnded,
} from '@foyer/contracts/calendar';

import { defineReaction, stream } from '#platform/cqrs';
import { Call, LeaveCall } from '#contexts/calls';
import { opensAt } from '../domain/meeting-call.js';
import type { Occurrence } from '../domain/occurrences.js';
import { meetingStream } from '../streams.js';

/** When a date would have taken place; ISO 8601. */
type Times = Pick<Occurrence, 'startTime' | 'endTime'>;

/**
 * No call continues in a cancelled meeting, or in the one date of a series that was cancelled: it
 * ends for all of them at once, for that reason.
 */
export const EndTheCallOfACancelledMeeting = defineReaction({
  name: 'end-the-call-of-a-cancelled-meeting',
  on: [MeetingCancelled, MeetingOccurrenceCancelled, MeetingSeriesEnded],
  memory: () => new Map<string, readonly Times[]>(),
  note: ({ type, data }, cancelled) => {
    if (type === 'MeetingCancelled' || data.previous === undefined) return;
    // The dates go on in a meeting of their own.
    if ('continuedBy' in data && data.continuedBy !== null) return;
    cancelled.set(data.meetingId, [...(cancelled.get(data.meetingId) ?? []), data.previous]);
  },
  key: ({ data }) => data.meetingId,
  run: async (meetingId, { memory, now, stateOf, execute }) => {
    const meeting = await stateOf(meetingStream(meetingId));
    const dates = memory.get(meetingId) ?? [];
    const isOff = meeting.status === 'cancelled' || dates.some((one) => isUnderWay(one, now));
    if (meeting.status !== 'none' && isOff && meeting.callId !== null) {
      const { callId } = meeting;
      const call = await stateOf(stream(Call, callId));
      const [joinerId] = call.stage === 'on' ? Object.keys(call.participants) : [];
      if (joinerId !== undefined)
        await execute(LeaveCall, { callId, joinerId, because: { reason: 'called-off' } });
    }
    if (memory.get(meetingId) === dates) memory.delete(meetingId);
  },
});

/** True while people may be in the call of a date. */
function isUnderWay(times: Times, now: Date): boolean {
  const isOpen = opensAt(times).getTime() <= now.getTime();
  return isOpen && now.getTime() < Date.parse(times.endTime) + MEETING_CLOSES_AFTER_MS;
}
